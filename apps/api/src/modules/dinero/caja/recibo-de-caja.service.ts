import { PDFDocument } from '@cantoo/pdf-lib';
import type { Db } from '../../../db/conectar.ts';
import { errorNoEncontrado } from '../../../http/error-http.ts';
import { imprimirComprobante } from '../papeles/documentos.service.ts';
import { findOperacionesDeCobro } from './cobros-de-caja.repository.ts';

type Papel = { ahora: Date; publicUrl: string };

const juntar = async (papeles: readonly Uint8Array[]): Promise<Uint8Array> => {
  const [unico, ...otros] = papeles;
  if (unico && otros.length === 0) return unico;
  const junto = await PDFDocument.create();
  for (const papel of papeles) {
    const leido = await PDFDocument.load(papel);
    for (const pagina of await junto.copyPages(leido, leido.getPageIndices())) junto.addPage(pagina);
  }
  junto.setTitle('Recibo de caja');
  junto.setLanguage('es-AR');
  return junto.save();
};

/** All its receipts in one file, a page each: of everybody, or what still pays of one person. Throws 404. */
export const imprimirReciboDeCaja = async (
  db: Db,
  cobroId: number,
  { persona_id, ...papel }: Papel & { persona_id?: number },
): Promise<Uint8Array> => {
  const suyas = (await findOperacionesDeCobro(db, cobroId)).filter(
    ({ persona_id: duenia, deshecha }) => persona_id === undefined || (duenia === persona_id && !deshecha),
  );
  const papeles: Uint8Array[] = [];
  for (const { comprobante_id, persona_id: duenia } of suyas)
    if (comprobante_id !== null) papeles.push(await imprimirComprobante(db, comprobante_id, duenia, papel));
  if (papeles.length === 0) throw errorNoEncontrado();
  return juntar(papeles);
};
