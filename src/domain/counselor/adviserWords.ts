/** Who advises on a family's own taxes, status, health or case, where an answer can only say what holds for everybody. */
import type { AdviceTopic } from "./counselor.ts";

/** `alone` where nothing else answers, `beside` with an answer that has not `named` them. */
type Adviser = { alone: string; beside: string; spanish: { alone: string; beside: string }; named: RegExp };

export const advisers: Readonly<Record<AdviceTopic, Adviser>> = {
  immigrationAdvice: {
    alone:
      "I can’t advise on immigration status. An immigration attorney or an accredited representative can, and your school counselor or a local legal aid office can point you to one, often for free.",
    beside:
      "About your own status, ask an immigration attorney or an accredited representative first. Your school counselor or a legal aid office can point you to one, often for free.",
    spanish: {
      alone:
        "No puedo aconsejar sobre el estatus migratorio. Un abogado de inmigración o un representante acreditado sí puede: tu consejero escolar o una oficina de ayuda legal te puede recomendar uno, muchas veces gratis.",
      beside:
        "Sobre tu propio estatus, pregunta primero a un abogado de inmigración o a un representante acreditado. Tu consejero escolar te puede recomendar uno, muchas veces gratis.",
    },
    named: /attorney|legal aid|abogad/,
  },
  legalAdvice: {
    alone:
      "I can’t give legal advice. A legal aid office or an attorney can, and your school counselor may know which one helps students for free.",
    beside:
      "For your own case, ask a legal aid office or an attorney. Your school counselor may know which one helps students for free.",
    spanish: {
      alone:
        "No puedo dar consejos legales. Una oficina de ayuda legal o un abogado sí puede, y tu consejero escolar quizá sepa quién ayuda gratis a estudiantes.",
      beside: "Para tu propio caso, pregunta a una oficina de ayuda legal o a un abogado.",
    },
    named: /attorney|legal aid|abogad/,
  },
  taxAdvice: {
    alone:
      "I can’t give tax advice. A tax professional can, and IRS Volunteer Income Tax Assistance is free for many families. For the FAFSA’s own questions, ask the college’s financial aid office.",
    beside:
      "For your own return, ask a tax professional. IRS Volunteer Income Tax Assistance is free for many families.",
    spanish: {
      alone:
        "No puedo dar consejos de impuestos. Un profesional de impuestos sí puede, y el programa VITA del IRS es gratis para muchas familias. Sobre las preguntas de la FAFSA, pregunta a la oficina de ayuda financiera de la universidad.",
      beside:
        "Para tu propia declaración, pregunta a un profesional de impuestos. El programa VITA del IRS es gratis para muchas familias.",
    },
    named: /tax professional|Volunteer Income Tax|profesional de impuestos|VITA/,
  },
  admissionPromise: {
    alone:
      "Nobody can promise admission, and neither can I. I can show your estimated chance at a college, and where a published rule guarantees a place.",
    beside: "Nobody can promise admission, and neither can I.",
    spanish: {
      alone:
        "Nadie puede prometer la admisión, y yo tampoco. Te puedo mostrar tu probabilidad estimada en una universidad, y dónde una regla publicada garantiza un lugar.",
      beside: "Nadie puede prometer la admisión, y yo tampoco.",
    },
    named: /can promise|puede prometer/,
  },
  medicalAdvice: {
    alone:
      "I can’t give medical advice. A doctor, a school nurse or a school counselor can. In an emergency, call 911.",
    beside: "For your own health, ask a doctor or a school nurse. In an emergency, call 911.",
    spanish: {
      alone:
        "No puedo dar consejos médicos. Un médico, la enfermera de la escuela o tu consejero escolar sí puede. En una emergencia, llama al 911.",
      beside:
        "Sobre tu propia salud, pregunta a un médico o a la enfermera de la escuela. En una emergencia, llama al 911.",
    },
    named: /doctor|nurse|médic/,
  },
};
