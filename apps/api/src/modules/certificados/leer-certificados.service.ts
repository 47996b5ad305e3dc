import type { Certificado, CertificadoLeido, TipoOfrecido } from '@colega/contract/certificados';
import { textoDelColegio } from '@colega/contract/mensajes';
import { camposDelTipo, type TipoDeCertificado, tiposDelRubro } from '@colega/domain/certificados';
import type { Fecha } from '@colega/domain/fechas';
import { impedimento } from '@colega/domain/legajos';
import type { Db } from '../../db/conectar.ts';
import { errorNoEncontrado } from '../../http/error-http.ts';
import { leerSituacion } from '../legajos/leer-legajo.service.ts';
import { leerMedia } from '../media/media.service.ts';
import { LISTA_DE_TIPOS, nombreDeTipo, TIPOS_IN_SITU } from '../referencias/datos/tipos-de-certificado.ts';
import { type FilaDeCertificado, findCertificados, findVersionesAnteriores } from './certificados.repository.ts';
import { findContexto } from './contexto-del-legajo.repository.ts';
import { leerPorCorreo } from './correo/mandar-certificado.service.ts';
import { exigirCertificado } from './exigir-certificado.ts';
import { armarImpreso, leerImpreso } from './leer-impreso.service.ts';

export const armarCertificado = (fila: FilaDeCertificado): Certificado => {
  const { creado_en: _, datos: __, impreso: ___, ...certificado } = fila;
  const vigente = fila.estado.clave === 'confirmado';
  return {
    ...certificado,
    nombre: nombreDeTipo(fila.type),
    puede_anularse: vigente && fila.anexo_id === null,
    puede_editarse: vigente && fila.type === 'anexa_in_situ',
  };
};

type Filtro = {
  persona_id: number;
  legajo_id?: number | undefined;
  type?: TipoDeCertificado | 'in-situ' | undefined;
  ultimos?: number | undefined;
};

export const listarCertificados = async (
  db: Db,
  { persona_id, legajo_id, type, ultimos }: Filtro,
): Promise<Certificado[]> => {
  const deQueTipo =
    type === 'in-situ' ? { types: TIPOS_IN_SITU, sin_anexo: true } : type === undefined ? {} : { types: [type] };
  const filas = await findCertificados(db, {
    persona_id,
    ...(legajo_id !== undefined && { legajo_id }),
    ...(ultimos !== undefined && { ultimos }),
    ...deQueTipo,
  });
  return filas.map(armarCertificado);
};

/** Adds what was declared and the addresses of its photos. Throws 404. */
export const leerCertificado = async (
  db: Db,
  id: number,
  persona_id: number,
  firma: { secreto: string; ahora: Date },
): Promise<CertificadoLeido> => {
  const fila = await exigirCertificado(db, id, persona_id);
  const impreso = armarImpreso(await leerImpreso(db, fila, persona_id));
  const fotos = camposDelTipo(fila.type).filter(({ tipo }) => tipo === 'foto');
  return {
    ...armarCertificado(fila),
    datos: fila.datos,
    versiones_anteriores: await findVersionesAnteriores(db, id),
    impreso,
    por_correo: await leerPorCorreo(db, id, { persona_id, cuit: impreso.titular?.cuit ?? null }),
    fotos: await Promise.all(
      fotos.map(async ({ ruta }) => {
        const { id: foto_id, nombre, content_url } = await leerMedia(db, Number(fila.datos[ruta]), persona_id, firma);
        return { ruta, id: foto_id, nombre, content_url };
      }),
    ),
  };
};

/** CER-006: the types offered on a file, each with the reason when it cannot be issued. Throws 404. */
export const ofrecerTipos = async (
  db: Db,
  legajo_id: number,
  persona_id: number,
  hoy: Fecha,
): Promise<TipoOfrecido[]> => {
  const [situacion, contexto, referencias] = await Promise.all([
    leerSituacion(db, legajo_id, persona_id),
    findContexto(db, legajo_id, persona_id),
    listarCertificados(db, { persona_id, legajo_id, type: 'in-situ' }),
  ]);
  if (!contexto) throw errorNoEncontrado();
  const problema = impedimento('emitir_certificado', situacion, { quien: 'matriculado', hoy });
  return tiposDelRubro(LISTA_DE_TIPOS, contexto.rubro).map(({ type, nombre }) => {
    const sinReferencia = type === 'anexa_in_situ' && referencias.length === 0;
    const motivo = problema ?? (sinReferencia ? ({ codigo: 'sin_referencia_para_anexo' } as const) : null);
    return { type, nombre, disponible: motivo === null, motivo: motivo && textoDelColegio(motivo) };
  });
};
