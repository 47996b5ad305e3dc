import { diaDelColegio } from '@colega/domain/fechas';
import { type Zippable, zipSync } from 'fflate';
import type { Db } from '../../db/conectar.ts';
import { cuposDe } from '../../http/cupos.ts';
import { enNombreDe } from '../../reparto/solicitante-actual.ts';
import { imprimirCertificado } from '../certificados/imprimir-certificado.service.ts';
import { imprimirComprobante } from '../dinero/papeles/documentos.service.ts';
import type { AlmacenDeImagenes } from '../media/almacenes/almacen.ts';
import { type FilaDeLote, findLoteById, updateLote } from './lotes.repository.ts';

type Deps = { almacen: AlmacenDeImagenes; publicUrl: string };

const imprimir = (db: Db, { tipo, persona_id, creado_en }: FilaDeLote, id: number, deps: Deps): Promise<Uint8Array> =>
  tipo === 'certificados'
    ? imprimirCertificado(db, id, persona_id, { ...deps, hoy: diaDelColegio(creado_en) })
    : imprimirComprobante(db, id, persona_id, { ahora: creado_en, publicUrl: deps.publicUrl });

/** A PDF is already compressed. */
const sinComprimir = (archivos: Zippable, mtime: Date): Buffer => Buffer.from(zipSync(archivos, { level: 0, mtime }));

const armar = async (db: Db, lote: FilaDeLote, deps: Deps): Promise<void> => {
  const archivos: Zippable = {};
  const cupos = { ...cuposDe(db, lote.persona_id), exigir: async () => undefined };
  const quien = { persona: lote.persona_id, cupos };
  for (const [i, { id, nombre }] of lote.documentos.entries()) {
    archivos[nombre] = await enNombreDe(quien, () => imprimir(db, lote, id, deps));
    await updateLote(db, lote.id, { hechos: i + 1 });
  }
  await updateLote(db, lote.id, { estado: 'listo', contenido: sinComprimir(archivos, lote.creado_en) });
};

export const armarLote = async (db: Db, deps: Deps, loteId: number): Promise<void> => {
  const lote = await findLoteById(db, loteId);
  if (!lote || lote.estado === 'listo') return;
  await armar(db, lote, deps).catch(async (error: unknown) => {
    await updateLote(db, loteId, { estado: 'fallido' });
    throw error;
  });
};
