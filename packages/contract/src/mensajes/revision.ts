/** What the desk did with a file, and with what else waits in its Bandeja. */
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
  localidad_aprobada: '{nombre}: quedó aprobada. Desde ahora la ven todos',
  localidad_ya_no_espera:
    'Esa localidad ya no espera así: alguien la aprobó o quien la propuso la corrigió. Mirá la lista otra vez.',
  error_cargar_propuestas: 'No pudimos cargar las localidades.',
  error_cargar_por_revisar: 'No pudimos cargar los pagos por revisar.',
} as const;
