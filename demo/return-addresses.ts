const unitedStates = ['Kerb Returns', '400 Depot Street', 'Columbus, OH 43215', 'USA']
const canada = ['Kerb Returns', '88 Carrier Drive', 'Etobicoke, ON M9W 5R1', 'Canada']
const britain = ['Kerb Returns', '12 Dock Road', 'Northampton NN5 7QX', 'United Kingdom']
const europe = ['Kerb Returns', 'Speicherstraße 40', '34117 Kassel', 'Germany']

/** Where the demo's parcels go back to, by country: the platform's RETURN_ADDRESSES. */
export const returnAddresses = {
  US: unitedStates,
  CA: canada,
  GB: britain,
  DE: europe,
  FR: europe,
  ES: europe,
  IT: europe,
}
