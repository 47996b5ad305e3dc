import type { Certificado } from '@colega/contract/certificados';
import {
  armarCuerpo,
  type Cuerpo,
  cambiosEntre,
  camposDelTipo,
  leerCuerpo,
  type Nombres,
  type Valores,
  valorLegible,
} from '@colega/domain/certificados';
import type { Campo } from '@colega/domain/formularios';
import type { CambioDeCampo } from '@colega/domain/legajos';
import type { Db } from '../../db/conectar.ts';
import { errorHttp, invalido } from '../../http/error-http.ts';
import { autorMatriculado } from '../auditoria/autor.ts';
import { cambiarLegajo, type Trabajo } from '../legajos/vida/cambiar-legajo.ts';
import { exigirMediasPropias } from '../media/media.service.ts';
import { TIPOS_IN_SITU } from '../referencias/datos/tipos-de-certificado.ts';
import { type FilaDeCertificado, findCertificados, insertVersion } from './certificados.repository.ts';
import { guardarCertificado, type PedidoDeEmision, prepararPedido } from './emitir-certificado.service.ts';
import { exigirCertificado } from './exigir-certificado.ts';
import { armarCertificado } from './leer-certificados.service.ts';

type PedidoDeAnexo = Omit<PedidoDeEmision, 'type'> & { id: number | undefined };
const TYPE = 'anexa_in_situ';

/** CER-088: the certificate is alive, of this file, of a type that takes an annex, and has no other. */
const exigirReferencia = async (
  db: Db,
  { sesion, legajo_id, id }: PedidoDeAnexo,
  referenciaId: number,
): Promise<FilaDeCertificado> => {
  const propios = await findCertificados(db, { persona_id: sesion.persona_id, legajo_id, types: TIPOS_IN_SITU });
  const referencia = propios.find((fila) => fila.id === referenciaId && fila.estado.clave === 'confirmado');
  if (!referencia) throw invalido([{ codigo: 'referencia_ajena', campo: 'certificado_referencia' }]);
  if (referencia.anexo_id !== null && referencia.anexo_id !== id) throw errorHttp(409, 'referencia_con_anexo');
  return referencia;
};

const exigirFotos = (trx: Db, valores: Valores, { sesion, ahora }: PedidoDeAnexo): Promise<void> =>
  exigirMediasPropias(
    trx,
    camposDelTipo(TYPE)
      .filter(({ tipo }) => tipo === 'foto')
      .map(({ ruta }) => ({ campo: ruta, id: Number(valores[ruta]) })),
    sesion.persona_id,
    ahora,
  );

/** Issues an annex, or corrects the one that `id` names (CER-089). Throws 404, 409 and 422. */
export const guardarAnexo = async (db: Db, pedido: PedidoDeAnexo): Promise<Certificado> => {
  const { sesion, legajo_id, id, ahora, hoy } = pedido;
  const emision: PedidoDeEmision = { ...pedido, type: TYPE };
  const preparado = await prepararPedido(db, emision);
  const accion = id === undefined ? 'emitir_certificado' : 'corregir_certificado';
  const cambio = { legajo_id, ahora, hoy, accion, autor: autorMatriculado(sesion), version: null } as const;
  const { resultado } = await cambiarLegajo(db, cambio, async (trx) => {
    await exigirFotos(trx, preparado.valores, pedido);
    const referencia = await exigirReferencia(trx, pedido, Number(preparado.valores.certificado_referencia));
    const { id: referencia_id, inmueble, numero_certificado: numero } = referencia;
    const enlace = { id: referencia_id, inmueble_id: inmueble?.id ?? null, numero };
    if (id !== undefined) return corregir(trx, pedido, await exigirAnexo(trx, pedido, id), preparado.valores, enlace);
    const nuevo = await guardarCertificado(trx, emision, preparado, enlace);
    return { resultado: nuevo.id, hasta: { certificado: nuevo.numero_certificado } };
  });
  return armarCertificado(await exigirCertificado(db, resultado, sesion.persona_id));
};

const exigirAnexo = async (db: Db, { sesion, legajo_id }: PedidoDeAnexo, id: number): Promise<FilaDeCertificado> => {
  const anexo = await exigirCertificado(db, id, sesion.persona_id);
  if (anexo.type !== TYPE || anexo.legajo.id !== legajo_id) {
    throw invalido([{ codigo: 'anexo_ajeno', campo: 'id' }]);
  }
  if (anexo.estado.clave === 'anulado') throw errorHttp(409, 'certificado_anulado');
  return anexo;
};

const soloDe = (campos: readonly Campo[], datos: Cuerpo): Cuerpo =>
  Object.fromEntries(campos.map(({ ruta }) => [ruta, datos[ruta] ?? null]));

const nombreDeElegido = ({ tipo, ruta }: Campo, datos: Cuerpo, referencia: string): Nombres => {
  if (datos[ruta] === null || datos[ruta] === undefined) return {};
  if (tipo === 'foto') return { [ruta]: 'foto' };
  return tipo === 'certificado' ? { [ruta]: referencia } : {};
};

type Dicho = { datos: Cuerpo; referencia: string };

const cambioLegible = (campo: Campo, antes: Dicho, ahora: Dicho): CambioDeCampo => {
  const leer = ({ datos, referencia }: Dicho): string =>
    valorLegible(campo, leerCuerpo(TYPE, datos)[campo.ruta], nombreDeElegido(campo, datos, referencia));
  return { campo: campo.ruta, nombre: campo.etiqueta, antes: leer(antes), ahora: leer(ahora) };
};

/** S-400. */
const corregir = async (
  trx: Db,
  { ahora, hoy, codigo }: PedidoDeAnexo,
  anexo: FilaDeCertificado,
  valores: Valores,
  enlace: { id: number; inmueble_id: number | null; numero: string },
): Promise<Trabajo<number>> => {
  const antes = anexo.datos as Cuerpo;
  const datos = armarCuerpo(TYPE, valores);
  const cambios = cambiosEntre(TYPE, leerCuerpo(TYPE, antes), leerCuerpo(TYPE, datos));
  if (cambios.length === 0) return { resultado: anexo.id, nada: true };
  const { id: referencia_id, inmueble_id, numero } = enlace;
  await insertVersion(trx, anexo.id, {
    ...{ referencia_id, inmueble_id, datos, codigo, version_fecha: hoy, editado_en: ahora },
  });
  const { numero_certificado: certificado, version } = anexo;
  return {
    resultado: anexo.id,
    desde: { certificado, version: version.numero, datos: soloDe(cambios, antes) },
    hasta: {
      ...{ certificado, version: version.numero + 1, datos: soloDe(cambios, datos) },
      cambios: cambios.map((campo) =>
        cambioLegible(
          campo,
          { datos: antes, referencia: anexo.referencia?.numero_certificado ?? '' },
          { datos, referencia: numero },
        ),
      ),
    },
  };
};
