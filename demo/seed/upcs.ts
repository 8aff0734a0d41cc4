/** Generates EAN-13 numbers in ascending order. Prefix 20 is for in-store use, so no real article has one of them. */
export function createUpcs(): () => string {
  let count = 0
  return () => {
    count += 1
    const body = `20${String(count * 37).padStart(10, '0')}`
    return body + checkDigit(body)
  }
}

/** EAN-13: the digits are weighted 1 and 3 in turn. */
function checkDigit(body: string): string {
  const sum = [...body].reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0)
  return String((10 - (sum % 10)) % 10)
}
