import { type Fecha, sumarDias } from '@colega/domain/fechas';
import { detalleVigente, type EstadoDeLegajo } from '@colega/domain/legajos';
import type { Db } from '../db/conectar.ts';
import {
  anularPorElColegio,
  confirmarPorElColegio,
  registrarTimbradoExterno,
  situacionDelLegajo,
  visarLegajo,
} from '../modules/legajos/colegio/colegio.service.ts';
import { codigoDeDemo } from './codigo-de-demo.ts';
import { pagarCep } from './pagos.ts';

export type EnEstado = { id: number; fecha: Fecha; estado: EstadoDeLegajo };

const COLEGIO = { actor: 'colegio', user_id: null, username: 'colegio' } as const;

/** Newest in draft, oldest approved, and now and then one annulled: as a technician's list looks. */
export const estadoPorAntiguedad = (puesto: number, total: number): EstadoDeLegajo => {
  const avance = puesto / total;
  if (avance >= 0.9) return 'borrador';
  if (puesto % 11 === 5) return 'anulado';
  if (avance >= 0.72) return 'confirmado';
  return avance >= 0.55 || puesto % 7 === 3 ? 'timbrado' : 'visado';
};

/** Moves a file on, day by day, through the same services as in real life, to where the story has it. */
export const avanzarEstado = async (db: Db, { id, fecha, estado }: EnEstado, hoy: Fecha): Promise<void> => {
  if (estado === 'borrador') return;
  const en = (dias: number) => {
    const dia = sumarDias(fecha, dias) < hoy ? sumarDias(fecha, dias) : hoy;
    return { legajo_id: id, autor: COLEGIO, hoy: dia, ahora: new Date(`${dia}T15:00:00Z`) };
  };
  await confirmarPorElColegio(db, en(1));
  if (estado === 'anulado') return anularPorElColegio(db, { ...en(6), motivo: 'A pedido del comitente' });
  if (estado === 'confirmado') return;
  const situacion = await situacionDelLegajo(db, id);
  const vigente = detalleVigente(situacion);
  if (!vigente) return;
  if (!situacion.modalidad.cep_exento && !situacion.es_colegio_comitente) await pagarCep(db, id, vigente.id, en(4));
  if (!situacion.modalidad.franquicia) {
    const sello = { numero: `E-${100_000 + id}`, fecha: en(9).hoy, importe: '0.00', lugar: 'ARBA, La Plata' };
    await registrarTimbradoExterno(db, { ...en(9), sello });
  }
  if (estado === 'visado') await visarLegajo(db, { ...en(21), codigo: codigoDeDemo(`cvd:${id}`) });
};
