/** What a browser keeps of the person whose session it has: the page of privacy says it with these same figures. */
export const DIAS_EN_EL_DISPOSITIVO = 30; // S-408, S-567

/** S-567. What was read last, drawn when there is no network. */
export const LO_LEIDO_EN_EL_DISPOSITIVO = { respuestas: 300, mb: 20, mb_por_respuesta: 2 } as const;

/** S-408. Photos that wait to be sent. */
export const FOTOS_EN_EL_DISPOSITIVO = { mb: 80, mb_por_foto: 15 } as const;
