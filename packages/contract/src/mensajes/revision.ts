/** What the desk did with a file. */
export const mensajesDeRevision = {
  legajo_observado: 'Observaste el legajo. Le avisamos al matriculado',
  legajo_confirmado: 'Confirmaste el legajo',
  contrato_timbrado: 'Timbraste el contrato',
  timbrado_registrado: 'Registraste el timbrado',
  timbrado_anulado: 'Anulaste el timbrado {numero}',
  legajo_visado: 'Visaste el legajo: {numero}',
  legajo_anulado: 'Anulaste el legajo',
  observacion_aceptada: 'Aceptaste la respuesta',
  observacion_reabierta: 'Abriste de nuevo la observación. Le avisamos al matriculado',
  observacion_retirada: 'Retiraste la observación',
} as const;
