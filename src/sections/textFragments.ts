import { graphql } from "gatsby"

/** Fragments for content that several sections and pages show. Gatsby finds them by name. */
export const textFragments = graphql`
  fragment SectionHead on SectionText {
    eyebrow
    title
    intro
  }

  fragment PageHead on SeoText {
    title
    description
  }

  fragment TitledTextParts on TitledText {
    title
    text
  }

  fragment LinkParts on LinkItem {
    label
    href
  }

  fragment LinkedTextParts on LinkedText {
    title
    text
    link {
      ...LinkParts
    }
  }

  fragment MailParts on Mail {
    label
    subject
    body
  }

  fragment HelpTextParts on HelpText {
    title
    text
    mail {
      ...MailParts
    }
  }

  fragment FactParts on FactRow {
    label
    value
    remark
    closesAt
  }

  fragment ComparedFactParts on ComparedFact {
    label
    values {
      topic
      value
      remark
      closesAt
    }
  }

  fragment FormParts on Form {
    formId
    title
    withoutSandbox
  }

  fragment FormHelpParts on FormHelpText {
    directLink
    late
    sent
    scrolls
    privacy {
      ...LinkParts
    }
  }

  fragment PersonParts on TeamMember {
    ...PersonHead
    description
  }

  fragment PersonHead on TeamMember {
    id: jsonId
    name
    role
    alumniOf {
      name
    }
    imageSrc
    imageAlt
    imageSrcFile {
      ...PortraitFile
    }
    imageSrcDarkFile {
      ...PortraitFile
    }
  }

  fragment PortraitFile on File {
    childImageSharp {
      gatsbyImageData(layout: CONSTRAINED, width: 320)
    }
  }
`
