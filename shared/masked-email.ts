/** `mara@kerb.example` -> `m•••@kerb.example`: whoever typed the address knows it again, and others learn little. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return `${Array.from(email)[0] ?? ''}•••${email.slice(at)}`
}
