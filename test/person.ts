/** A person of the team without pictures. */
export const ada: Queries.PersonPartsFragment = {
  id: "ada",
  name: "Ada L.",
  role: "Research Mentor",
  alumniOf: { name: "Northmere University" },
  description: "Works on engines.",
  imageSrc: null,
  imageAlt: null,
  imageSrcFile: null,
  imageSrcDarkFile: null,
}
