/** Variables that never have the value of another one: tables, keys, and the origins of the site and of the forms. */
const distinct = [/_(TABLE|KEY|TOKEN)$/, /^GATSBY_(SITE|FORMS)_URL$/]

/** Returns what is wrong with each of them that has the value of one before it. */
export function sameValues(variables: readonly (readonly [name: string, value: string])[]) {
  return distinct.flatMap((pattern) => {
    const alike = variables.filter(([name]) => pattern.test(name))
    return alike.flatMap(([name, value]) => {
      const [first = name] = alike.find(([, other]) => other === value) ?? []
      return first === name ? [] : [{ name, message: `is the same as ${first}.` }]
    })
  })
}
