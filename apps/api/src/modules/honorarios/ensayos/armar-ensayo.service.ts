import type { CosaQueSeEnsaya, Ensayo, ParteDeEnsayo, ResultadoDeEnsayo } from '@colega/contract/honorarios';
import {
  type AcumuladoDeEnsayo,
  cuantoCambia,
  MOTIVOS_SIN_ENSAYAR,
  type SumaDeEnsayo,
  TRAMOS_DE_VARIACION,
} from '@colega/domain/honorarios';
import type { Db } from '../../../db/conectar.ts';
import { findArchivos } from './archivos.repository.ts';
import { clasificarEnsayo, type FilaDeEnsayo, findNombresDeUsuarios, findVersionDe } from './ensayos.repository.ts';
import { findDatosDeContratos, findNombresDePartes } from './explicados.repository.ts';

/** S-984: a part takes two seconds; without a sign for this long, nobody is on it. */
const SIN_LATIR_MS = 60_000;
export const estaQuieto = ({ terminado_en, latido }: FilaDeEnsayo, ahora: Date): boolean =>
  terminado_en === null && ahora.getTime() - latido.getTime() > SIN_LATIR_MS;

const conVariacion = <S extends SumaDeEnsayo>(suma: S) => ({ ...suma, ...cuantoCambia(suma) });

/** The ones with most contracts first. */
const partesDe = (sumas: Readonly<Record<string, SumaDeEnsayo>>, nombres: ReadonlyMap<string, string>) =>
  Object.entries(sumas)
    .map(([id, suma]): ParteDeEnsayo => ({ nombre: nombres.get(id) ?? id, ...conVariacion(suma) }))
    .sort((a, b) => b.contratos - a.contratos || a.nombre.localeCompare(b.nombre, 'es'));

const armarResultado = async (
  db: Db,
  de: CosaQueSeEnsaya,
  acumulado: AcumuladoDeEnsayo,
): Promise<ResultadoDeEnsayo> => {
  const nombres = await findNombresDePartes(db, de);
  const detalles = await findDatosDeContratos(
    db,
    acumulado.mayores.map(({ detalle_id }) => detalle_id),
  );
  const { contratos, importados, suben, bajan, iguales, sin_ensayar, tramos } = acumulado;
  return {
    ...{ contratos, importados, suben, bajan, iguales },
    comparados: conVariacion(acumulado.comparados),
    alcanza: conVariacion(acumulado.alcanza),
    sin_ensayar: MOTIVOS_SIN_ENSAYAR.flatMap((motivo) => {
      const cuantos = sin_ensayar[motivo];
      return cuantos ? [{ motivo, contratos: cuantos }] : [];
    }),
    tramos: TRAMOS_DE_VARIACION.map((tramo) => ({ tramo, contratos: tramos[tramo] ?? 0 })),
    rubros: partesDe(acumulado.rubros, nombres.rubros),
    partes: partesDe(acumulado.partes, nombres.partes),
    mayores: acumulado.mayores.flatMap((mayor) => {
      const datos = detalles.find(({ detalle_id }) => detalle_id === mayor.detalle_id);
      return datos ? [{ ...datos, ...mayor }] : [];
    }),
  };
};

export const armarEnsayo = async (db: Db, fila: FilaDeEnsayo, ahora: Date): Promise<Ensayo> => {
  const suyo = clasificarEnsayo(fila);
  const { id, estado, version, desde, hasta, total, hechos, creado_en, terminado_en } = fila;
  const nombres = await findNombresDeUsuarios(db, [fila.pedido_por, fila.cancelado_por ?? fila.pedido_por]);
  const nombreDe = (usuario: number | null) => (usuario === null ? null : (nombres.get(usuario) ?? ''));
  return {
    ...{ id, de: suyo.de, estado, version, desde, hasta, total, hechos },
    de_esta_version: (await findVersionDe(db, suyo)) === version,
    pedido_por: nombreDe(fila.pedido_por) ?? '',
    creado_en: creado_en.toISOString(),
    terminado_en: terminado_en?.toISOString() ?? null,
    cancelado_por: nombreDe(fila.cancelado_por),
    quieto: estaQuieto(fila, ahora),
    resultado: estado === 'terminado' ? await armarResultado(db, suyo.de, fila.acumulado) : null,
    archivos: await findArchivos(db, id),
  };
};
