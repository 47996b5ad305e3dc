import type { CertificadoDeLista } from '@colega/contract/certificados';
import type { Db } from '../../db/conectar.ts';
import { paginacion } from '../referencias/lista.ts';
import { type FiltrosDeCertificados, findPaginaDeCertificados } from './buscar-certificados.repository.ts';
import { armarCertificado } from './leer-certificados.service.ts';

export const buscarCertificados = async (db: Db, persona_id: number, query: FiltrosDeCertificados) => {
  const { total, items } = await findPaginaDeCertificados(db, persona_id, query);
  return {
    items: items.map(({ certificado, titular }): CertificadoDeLista => ({ ...armarCertificado(certificado), titular })),
    pagination: paginacion(total, query),
  };
};
