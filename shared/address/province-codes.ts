/**
 * Codes of the states or provinces required in addresses of a country, in the alphabetical order of their names
 * (province-names.ts).
 */
export const provinceCodes: Readonly<Record<string, readonly string[]>> = {
  US: (
    'AL AK AS AZ AR CA CO CT DE DC FM FL GA GU HI ID IL IN IA KS KY LA ME MH MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND MP OH OK ' +
    'OR PW PA PR RI SC SD TN TX UT VT VI VA WA WV WI WY AA AE AP'
  ).split(' '),
  CA: 'AB BC MB NB NL NT NS NU ON PE QC SK YT'.split(' '),
  ES: (
    'C VI AB A AL O AV BA PM B BU CC CA S CS CE CR CO CU GI GR GU SS H HU J LO GC LE L LU M MA ML MU NA OR P PO SA TF SG SE SO T ' +
    'TE TO V VA BI ZA Z'
  ).split(' '),
  IT: (
    'AG AL AN AO AR AP AT AV BA BT BL BN BG BI BO BZ BS BR CA CL CB CE CT CZ CH CO CS CR KR CN EN FM FE FI FG FC FR GE GO GR IM IS SP ' +
    'AQ LT LE LC LI LO LU MC MN MS MT ME MI MO MB NA NO NU OR PD PA PR PV PG PU PE PC PI PT PN PZ PO RG RA RC RE RI RN RM RO SA SS SV ' +
    'SI SR SO SU TA TE TR TO TP TN TV TS UD VA VE VB VC VR VV VI VT'
  ).split(' '),
}
