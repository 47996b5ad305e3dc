import type { NombreDeTrabajo } from './cola.ts';

/** A lane waits only for its own kind: a mail server that hangs delays neither downloads nor payments. */
export type Carril = 'dinero' | 'papeles' | 'correo' | 'dispositivos';

const CARRIL_DE = {
  barrer_intenciones: 'dinero',
  barrer_cobranzas: 'dinero',
  devolver_pagos: 'dinero',
  generar_cargos: 'dinero',
  anular_cargos: 'dinero',
  retomar_cargos: 'dinero',
  dar_de_baja: 'dinero',
  vencer_cupones: 'dinero',
  exportar_libro: 'papeles',
  pedir_conciliacion: 'papeles',
  conciliar: 'papeles',
  armar_lote: 'papeles',
  ensayar_importacion: 'papeles',
  aceptar_importacion: 'papeles',
  validar_comitentes: 'papeles',
  quitar_imagenes: 'papeles',
  verificar_auditoria: 'papeles',
  ensayar_arancel: 'papeles',
  exportar_ensayo: 'papeles',
  sumar_informes: 'papeles',
  regir_bloqueos: 'papeles',
  recuperar_clave: 'correo',
  enviar_aviso: 'correo',
  mandar_certificado: 'correo',
  avisar_al_dispositivo: 'dispositivos',
  avisar_vencimientos: 'correo',
  avisar_vencidos: 'correo',
  avisar_credenciales: 'correo',
  avisar_arancel: 'correo',
  avisar_retiro: 'correo',
  avisar_lista: 'correo',
  avisar_retiro_de_lista: 'correo',
  cuidar_borradores: 'correo',
  avisar_trabajo: 'correo',
  mandar_resumenes: 'correo',
  olvidar_avisos: 'papeles',
  avisar_seguridad: 'correo',
} as const satisfies Record<NombreDeTrabajo, Carril>;

/** Jobs at once in each lane (S-503): one per kind of money job, since none runs twice at the same time. */
const SIMULTANEOS: Readonly<Record<Carril, number>> = { dinero: 8, papeles: 2, correo: 2, dispositivos: 2 };

export const LUGARES = Object.entries(SIMULTANEOS).flatMap(([carril, simultaneos]) => {
  const trabajos = new Set(Object.keys(CARRIL_DE).filter((nombre) => CARRIL_DE[nombre as NombreDeTrabajo] === carril));
  return Array.from({ length: simultaneos }, () => trabajos);
});
