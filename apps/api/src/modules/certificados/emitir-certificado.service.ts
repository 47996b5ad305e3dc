import { randomBytes } from 'node:crypto';
import type { Certificado } from '@colega/contract/certificados';
import {
  armarCuerpo,
  type Cuerpo,
  numeroDeCertificado,
  type TipoDeCertificado,
  type Valores,
} from '@colega/domain/certificados';
import type { Db } from '../../db/conectar.ts';
import { ErrorHttp, errorNoEncontrado, invalido } from '../../http/error-http.ts';
import type { SesionDelPedido } from '../../http/rutas.ts';
import { autorMatriculado, type Momento } from '../auditoria/autor.ts';
import { cambiarLegajo } from '../legajos/vida/cambiar-legajo.ts';
import { leerFirmaVerificada } from '../perfil/leer-persona.service.ts';
import { faltaEnLosPapeles } from '../perfil/papeles-de-persona.service.ts';
import { localidadVisible } from '../referencias/localidades.service.ts';
import { insertCertificado, nextSecuencia } from './certificados.repository.ts';
import { type ContextoDelLegajo, findContexto } from './contexto-del-legajo.repository.ts';
import { exigirCertificado } from './exigir-certificado.ts';
import { armarCertificado } from './leer-certificados.service.ts';
import { revisarPedido } from './revisar-pedido.ts';

export type PedidoDeEmision = Momento & {
  sesion: SesionDelPedido;
  type: TipoDeCertificado;
  legajo_id: number;
  cuerpo: Cuerpo;
  codigo: string;
};

/** 128 random bits cannot be guessed. */
export const crearCodigoPublico = (): string => randomBytes(16).toString('hex');

/** What issuing and correcting need: the parts of the file and the checked values. Throws 404, 409, 422. */
export const prepararPedido = async (
  db: Db,
  { sesion, type, legajo_id, cuerpo, hoy }: PedidoDeEmision,
): Promise<{ contexto: ContextoDelLegajo; valores: Valores }> => {
  const contexto = await findContexto(db, legajo_id, sesion.persona_id);
  if (!contexto) throw errorNoEncontrado();
  const falta = await faltaEnLosPapeles(db, sesion.persona_id, contexto.matricula_id, hoy);
  if (falta !== null) throw new ErrorHttp(409, 'faltan_datos_personales', falta);
  return { contexto, valores: revisarPedido(type, cuerpo, contexto) };
};

/** What the paper says for ever, whatever changes later. */
const impresoDe = async (db: Db, sesion: SesionDelPedido, valores: Valores, contexto: ContextoDelLegajo) => {
  const localidadId = valores['titular.localidad_id'];
  const localidad =
    typeof localidadId === 'number' ? await localidadVisible(db, sesion.user_id, localidadId) : undefined;
  if (typeof localidadId === 'number' && localidad === undefined) {
    throw invalido([{ codigo: 'localidad_inexistente', campo: 'titular.localidad_id' }]);
  }
  const { profesional, titulares, inmuebles, numero_legajo } = contexto;
  return {
    numero_legajo,
    profesional,
    titular: titulares.find(({ id }) => id === valores['titular.id']) ?? null,
    localidad: localidad ? `${localidad.nombre} (${localidad.codigo_postal})` : null,
    inmueble: inmuebles.find(({ id }) => id === valores['inmueble.id']) ?? null,
    firma: await leerFirmaVerificada(db, sesion.persona_id),
  };
};

export const guardarCertificado = async (
  trx: Db,
  { sesion, type, legajo_id, cuerpo, codigo, ahora, hoy }: PedidoDeEmision,
  { valores, contexto }: { valores: Valores; contexto: ContextoDelLegajo },
  referencia: { id: number; inmueble_id: number | null } | null,
): Promise<{ id: number; numero_certificado: string }> => {
  const anio = Number(hoy.slice(0, 4));
  const numero_certificado = numeroDeCertificado(type, anio, await nextSecuencia(trx, type, anio));
  const { suministro_energia, tipo_cableado, verificacion } = cuerpo;
  const id = await insertCertificado(trx, {
    legajo_id,
    type,
    numero_certificado,
    inmueble_id:
      typeof valores['inmueble.id'] === 'number' ? valores['inmueble.id'] : (referencia?.inmueble_id ?? null),
    referencia_id: referencia?.id ?? null,
    codigo,
    fecha_creacion: hoy,
    datos: {
      ...(suministro_energia !== undefined && { suministro_energia }),
      ...(tipo_cableado !== undefined && { tipo_cableado }),
      ...(verificacion !== undefined && { verificacion }),
      ...armarCuerpo(type, valores),
    },
    impreso: await impresoDe(trx, sesion, valores, contexto),
    creado_en: ahora,
  });
  return { id, numero_certificado };
};

/** Issues one of the five types that stand alone. Throws 404, 409 and 422. */
export const emitirCertificado = async (db: Db, pedido: PedidoDeEmision): Promise<Certificado> => {
  const preparado = await prepararPedido(db, pedido);
  const { sesion, legajo_id, ahora, hoy } = pedido;
  const cambio = {
    legajo_id,
    ahora,
    hoy,
    accion: 'emitir_certificado',
    autor: autorMatriculado(sesion),
    version: null,
  } as const;
  const { resultado } = await cambiarLegajo(db, cambio, async (trx) => {
    const guardado = await guardarCertificado(trx, pedido, preparado, null);
    return { resultado: guardado.id, hasta: { certificado: guardado.numero_certificado } };
  });
  return armarCertificado(await exigirCertificado(db, resultado, sesion.persona_id));
};
