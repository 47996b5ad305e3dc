import type { QueCambio } from '@colega/contract/legajos';
import {
  type CambioDeCampo,
  cambiosDeHonorario,
  cambiosDeLegajo,
  contarHecho,
  decirAmpliacion,
  type FotoDeContrato,
  type FotoDelLegajo,
  nombrarAmpliacion,
} from '@colega/domain/legajos';
import type { Db } from '../../../db/conectar.ts';
import { errorNoEncontrado } from '../../../http/error-http.ts';
import type { CatalogoVivo } from '../../honorarios/catalogo-vivo.ts';
import { findFoto, findFotoDeContrato } from '../edicion/foto-del-legajo.repository.ts';
import { leerLoCargado } from '../edicion/leer-lo-cargado.service.ts';
import { findHechosDesde, findUltimaMirada, type HechoDeLaRevision, type Mirada } from './cambios.repository.ts';
import { leerImagenesCambiadas } from './imagenes-cambiadas.service.ts';

type Cambios = QueCambio['cambios'];
type DelContrato = { cambios: Cambios; honorarios: QueCambio['honorarios'] };
type Pedido = { id: number; persona_id: number; desde: Date | null; catalogo: CatalogoVivo };

const NADA: DelContrato = { cambios: [], honorarios: [] };

const esElMismo = (uno: CambioDeCampo, otro: CambioDeCampo): boolean =>
  uno.campo === otro.campo && uno.nombre === otro.nombre && uno.de === otro.de;

/** Whoever changed that datum last; an edition that says no data (an old one) is of its author whole. */
const conAutor = (
  cambios: readonly CambioDeCampo[],
  ediciones: readonly HechoDeLaRevision[],
  detalle_id: number | null,
): Cambios =>
  cambios.flatMap((cambio) => {
    const laDe = (es: (otro: CambioDeCampo) => boolean) => ediciones.findLast(({ cambios: suyos }) => suyos.some(es));
    const suya = laDe((otro) => esElMismo(otro, cambio)) ?? laDe(({ campo }) => campo === cambio.campo);
    const edicion = suya ?? ediciones.at(-1);
    return edicion ? [{ ...cambio, detalle_id, quien: edicion.quien, cuando: edicion.cuando }] : [];
  });

type Editado = { antes: FotoDelLegajo; ahora: FotoDelLegajo; ediciones: readonly HechoDeLaRevision[] };

const compararContrato = async (
  db: Db,
  pedido: Pedido,
  { antes, ahora, ediciones }: Editado,
  detalle_id: number | null,
): Promise<DelContrato> => {
  const leidos = await leerLoCargado(db, pedido, { antes: antes.original, ahora: ahora.original });
  const [de, a] = [leidos.antes, leidos.ahora];
  const cambios = cambiosDeLegajo({ ...antes, original: de.contrato }, { ...ahora, original: a.contrato });
  const renglones = de.honorario && a.honorario ? cambiosDeHonorario(de.honorario, a.honorario) : [];
  return {
    cambios: conAutor(cambios, ediciones, detalle_id),
    honorarios: renglones.length > 0 ? [{ detalle_id, renglones }] : [],
  };
};

const deLaObra = async (
  db: Db,
  pedido: Pedido,
  hechos: readonly HechoDeLaRevision[],
  ahora: FotoDelLegajo,
): Promise<DelContrato> => {
  const ediciones = hechos.filter(({ antes }) => antes !== null);
  const antes = ediciones[0]?.antes;
  return antes ? compararContrato(db, pedido, { antes, ahora, ediciones }, null) : NADA;
};

const hizo = (hechos: readonly HechoDeLaRevision[], accion: string, detalle_id: number) =>
  hechos.find((hecho) => hecho.accion === accion && hecho.detalle_id === detalle_id);

const entera = (que: 'agregado' | 'quitado', contrato: FotoDeContrato, hecho: HechoDeLaRevision): DelContrato => ({
  ...NADA,
  cambios: conAutor([decirAmpliacion(que, contrato)], [hecho], contrato.id),
});

/** Of an expansion: it is new, it is no more, or its data changed. */
const deLaAmpliacion = async (
  db: Db,
  pedido: Pedido,
  hechos: readonly HechoDeLaRevision[],
  foto: FotoDelLegajo,
  id: number,
): Promise<DelContrato> => {
  const nueva = hizo(hechos, 'ampliar', id) ?? hizo(hechos, 'importar_ampliacion', id);
  const quitada = hizo(hechos, 'eliminar_ampliacion', id);
  if (nueva && quitada) return NADA;
  const ediciones = hechos.filter((hecho) => hecho.contrato_antes?.id === id);
  const antes = ediciones[0]?.contrato_antes;
  if (quitada) return antes ? entera('quitado', antes, quitada) : NADA;
  const ahora = await findFotoDeContrato(db, id);
  if (nueva) return entera('agregado', ahora, ediciones.at(-1) ?? nueva);
  if (!antes) return NADA;
  const fotos = { antes: { ...foto, original: antes }, ahora: { ...foto, original: ahora }, ediciones };
  const { cambios, honorarios } = await compararContrato(db, pedido, fotos, id);
  const nombre = nombrarAmpliacion(ahora);
  return { cambios: cambios.map((uno) => ({ ...uno, de: uno.de ? `${nombre} · ${uno.de}` : nombre })), honorarios };
};

const ampliacionesTocadas = (hechos: readonly HechoDeLaRevision[]): Set<number> =>
  new Set(
    hechos.flatMap(({ accion, contrato_antes, detalle_id }) =>
      detalle_id !== null && (contrato_antes || accion === 'ampliar' || accion === 'importar_ampliacion')
        ? [detalle_id]
        : [],
    ),
  );

/** *Qué cambió*: each datum as it was when the college looked at it last and as it is, whatever happened between. Throws 404. */
export const leerCambios = async (db: Db, pedido: Pedido): Promise<QueCambio> => {
  const { id, desde } = pedido;
  const mirada: Mirada | null = desde ? { cuando: desde, id: 0 } : await findUltimaMirada(db, id);
  const foto = await findFoto(db, id);
  if (!foto) throw errorNoEncontrado();
  if (!mirada) return { desde: null, cambios: [], honorarios: [], hechos: [] };
  const hechos = await findHechosDesde(db, id, mirada);
  const contratos = [await deLaObra(db, pedido, hechos, foto)];
  for (const detalle_id of ampliacionesTocadas(hechos))
    contratos.push(await deLaAmpliacion(db, pedido, hechos, foto, detalle_id));
  const imagenes = await leerImagenesCambiadas(db, id, hechos);
  return {
    desde: mirada.cuando.toISOString(),
    cambios: contratos.flatMap(({ cambios }) => cambios),
    honorarios: contratos.flatMap(({ honorarios }) => honorarios),
    hechos: hechos.map((hecho) => {
      const { accion, detalle_id, quien, cuando, certificado, cambios } = hecho;
      const suyas = imagenes(hecho);
      return {
        ...{ accion, detalle_id, quien, cuando, certificado, imagenes: suyas, ...contarHecho(accion) },
        cambios: cambios.filter(({ campo }) => !suyas.some((imagen) => imagen.campo === campo)),
      };
    }),
  };
};
