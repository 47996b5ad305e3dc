import type { FormatoDeArchivo } from '@colega/contract/primitives';
import type { Db } from '../db/conectar.ts';
import type { AvisoDeSeguridad } from '../modules/sesion/aviso-de-seguridad.ts';
import { insertTrabajo } from './cola.repository.ts';

/** Who asked for it, and whether they may make operators. */
type TrabajoDeImportacion = {
  importacion_id: number;
  usuario_id: number | null;
  quien: string;
  con_operadores: boolean;
};

export type Trabajos = {
  /** Somebody asked for a new password for that user, if there is one. A job of an older version has no `pedido`. */
  recuperar_clave: { username: string; pedido?: string };
  enviar_aviso: { aviso_id: number };
  mandar_certificado: { envio_id: number };
  avisar_al_dispositivo: { envio_id: number };
  avisar_vencimientos: unknown;
  avisar_vencidos: unknown;
  avisar_credenciales: unknown;
  avisar_arancel: { resolucion_id: number };
  avisar_retiro: { resolucion_id: number };
  avisar_lista: { lista_id: number };
  avisar_retiro_de_lista: { lista_id: number };
  cuidar_borradores: unknown;
  avisar_trabajo: unknown;
  mandar_resumenes: unknown;
  olvidar_avisos: unknown;
  regir_bloqueos: unknown;
  /** An older version leaves letters about an account this way, and its portals go on while they are being replaced. */
  avisar_seguridad: AvisoDeSeguridad;
  barrer_intenciones: unknown;
  barrer_cobranzas: unknown;
  devolver_pagos: unknown;
  generar_cargos: { generacion_id: number };
  anular_cargos: { anulacion_id: number };
  retomar_cargos: unknown;
  dar_de_baja: unknown;
  vencer_cupones: unknown;
  pedir_conciliacion: unknown;
  conciliar: { conciliacion_id: number };
  exportar_libro: { exportacion_id: number };
  armar_lote: { lote_id: number };
  ensayar_importacion: TrabajoDeImportacion;
  aceptar_importacion: TrabajoDeImportacion;
  validar_comitentes: unknown;
  quitar_imagenes: unknown;
  verificar_auditoria: unknown;
  ensayar_arancel: { ensayo_id: number; tanda: number };
  exportar_ensayo: { ensayo_id: number; formato: FormatoDeArchivo };
  sumar_informes: unknown;
};
export type NombreDeTrabajo = keyof Trabajos;

/** A job is tried this many times, with growing waits: a whole day without mail loses no letter (S-366). */
export const INTENTOS = 14;

/** The library runs the lowest first, and the default is 0. */
const PRIMERO = -10;

/** In the caller's transaction; it runs at least once. Jobs of one `fila` run one after another and take one place of the lane. */
export const encolar = async <N extends NombreDeTrabajo>(
  db: Db,
  nombre: N,
  datos: Trabajos[N],
  { fila = null, urgente = false }: { fila?: string | null; urgente?: boolean } = {},
): Promise<void> => {
  await insertTrabajo(db, { nombre, datos, fila, intentos: INTENTOS, prioridad: urgente ? PRIMERO : null });
};
