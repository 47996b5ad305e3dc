import { formatFecha } from '@colega/domain/fechas';
import { recalcularCon, textoEn, variacionDe } from '@colega/domain/honorarios';
import { formatImporte, sumar } from '@colega/domain/importes';
import type { Db } from '../../../db/conectar.ts';
import {
  avisarDeBorradores,
  avisarDeUno,
  avisarQueSeRetira,
  type CambioPorAvisar,
  cosaDelLegajo,
  quitarPunto,
} from '../../avisos/cambios/avisar-del-cambio.service.ts';
import type { CatalogoVivo } from '../catalogo-vivo.ts';
import { calcularBorradorGuardado } from './calcular-borrador-guardado.ts';
import { quitarRetiradas } from './leer-aranceles.service.ts';
import {
  type FilaPorAvisar,
  findLegajosPorAvisar,
  findRetirada,
  lockPorAvisar,
} from './legajos-por-avisar.repository.ts';
import { type FilaPublicada, findPublicadas } from './preparaciones.repository.ts';

type PorAvisar = NonNullable<Awaited<ReturnType<typeof lockPorAvisar>>>;
type Cambio = { antes: string; ahora: string };
type DeLaResolucion = { resolucion_id: number; nueva: FilaPublicada; anterior: FilaPublicada; reloj: () => Date };

const decirCambio = ({ nombre, vigente_desde, ya_rige }: PorAvisar, { antes, ahora }: Cambio, de: string): string => {
  const variacion = variacionDe(antes, ahora);
  const cuanto = `de ${formatImporte(antes)} a ${formatImporte(ahora)}${variacion ? ` (${variacion})` : ''}`;
  const desde = formatFecha(vigente_desde);
  return ya_rige
    ? `Rige desde el ${desde} «${nombre}»: con fecha de ese día en adelante, ${de} pasa ${cuanto}; con una de antes sigue como estaba.`
    : `Desde el ${desde} ${de} pasa ${cuanto}, por «${nombre}». Vale para los contratos con fecha de ese día en adelante: los de antes siguen con el de ahora.`;
};

const cambioDeResolucion = ({ resolucion_id, nueva, reloj }: DeLaResolucion): CambioPorAvisar<PorAvisar> => ({
  ...{ publicado: { resolucion_id }, evento: 'arancel_nuevo', vigente_desde: nueva.vigente_desde, reloj },
  lock: (trx, dias) => lockPorAvisar(trx, resolucion_id, dias),
});

/** Its contracts that would cost something else, together. Null when none would. */
const cambioDelLegajo = async (
  db: Db,
  catalogo: CatalogoVivo,
  resolucion_id: number,
  { respuestas }: FilaPorAvisar,
): Promise<Cambio | null> => {
  const alDia = await catalogo.reciente(db);
  const pares = respuestas.flatMap((respuesta) => {
    const nuevo = recalcularCon(respuesta, alDia, resolucion_id);
    return nuevo ? [{ antes: respuesta.honorario, ahora: nuevo.honorario }] : [];
  });
  if (pares.length === 0) return null;
  return { antes: sumar(pares.map(({ antes }) => antes)), ahora: sumar(pares.map(({ ahora }) => ahora)) };
};

/** False when it was withdrawn meanwhile. */
const avisarDeLegajos = async (db: Db, catalogo: CatalogoVivo, de: DeLaResolucion): Promise<boolean> => {
  const { resolucion_id, nueva } = de;
  const { vigente_desde } = nueva;
  const cambioPublicado = cambioDeResolucion(de);
  let despues = 0;
  for (;;) {
    const legajos = await findLegajosPorAvisar(db, { despues, vigente_desde });
    const ultimo = legajos.at(-1);
    if (!ultimo) return true;
    despues = ultimo.legajo_id;
    for (const legajo of legajos) {
      const { legajo_id, numero_legajo, persona_id } = legajo;
      const cambio = await cambioDelLegajo(db, catalogo, resolucion_id, legajo);
      if (!cambio) continue;
      const decir = (resolucion: PorAvisar) => ({
        datos: { desde: formatFecha(resolucion.vigente_desde), que: `tu legajo N.º ${numero_legajo}` },
        detalle: decirCambio(resolucion, cambio, 'el mínimo de tu legajo'),
      });
      const cosa = cosaDelLegajo({ legajo_id, persona_id });
      if (!(await avisarDeUno(db, cambioPublicado, cosa, decir))) return false;
    }
  }
};

const DE_TODOS = [
  ['honorario_minimo', 'el mínimo por tarea'],
  ['unidad_referencial', 'la unidad referencial'],
] as const;

/** Of what cannot be calculated yet: what changes for everybody. */
const decirDeTodos = ({ nueva, anterior }: DeLaResolucion, resolucion: PorAvisar): string => {
  for (const [clave, de] of DE_TODOS) {
    const cambio = { antes: textoEn(anterior.contenido, clave), ahora: textoEn(nueva.contenido, clave) };
    if (cambio.antes !== cambio.ahora) return decirCambio(resolucion, cambio, de);
  }
  const desde = formatFecha(resolucion.vigente_desde);
  return `Desde el ${desde} rige «${resolucion.nombre}», con otras cifras: el mínimo de los contratos con fecha de ese día en adelante se calcula con ellas.`;
};

/** Its own figures, with the tariff of now and with the new one; null where they stay as they are. */
const hablarDelBorrador = async (
  db: Db,
  catalogo: CatalogoVivo,
  de: DeLaResolucion,
  { que, leerValores }: { que: string; leerValores: () => Promise<string | undefined> },
): Promise<((resolucion: PorAvisar) => { datos: { desde: string; que: string }; detalle: string }) | null> => {
  const valores = await leerValores();
  if (valores === undefined) return null;
  const costo = calcularBorradorGuardado(valores, await catalogo.reciente(db), [de.anterior.id, de.nueva.id]);
  if (costo === 'sigue_igual') return null;
  const decirlo = (resolucion: PorAvisar): string => {
    if (costo === 'sin_calcular') return decirDeTodos(de, resolucion);
    return decirCambio(
      resolucion,
      costo,
      costo.entero ? `el mínimo de ${que}` : `el mínimo de lo que cargaste en ${que}`,
    );
  };
  return (resolucion) => ({
    datos: { desde: formatFecha(resolucion.vigente_desde), que },
    detalle: decirlo(resolucion),
  });
};

/**
 * Tells each technician whose work it changes, of each file and each draft, once. It may be run again, and stops where the resolución was
 * withdrawn meanwhile.
 */
export const avisarDelArancel = async (
  db: Db,
  catalogo: CatalogoVivo,
  resolucion_id: number,
  reloj: () => Date,
): Promise<void> => {
  await catalogo.alDia(db);
  const pie = quitarRetiradas(await findPublicadas(db));
  const nueva = pie.find(({ id }) => id === resolucion_id);
  const anterior = nueva && pie.findLast(({ vigente_desde }) => vigente_desde < nueva.vigente_desde);
  if (!nueva || !anterior) return;
  const de = { resolucion_id, nueva, anterior, reloj };
  if (!(await avisarDeLegajos(db, catalogo, de))) return;
  await avisarDeBorradores(db, cambioDeResolucion(de), '%automatic%', (borrador) =>
    hablarDelBorrador(db, catalogo, de, borrador),
  );
};

/** To whoever was told that it was coming, once. */
export const avisarDelRetiro = async (db: Db, resolucion_id: number, reloj: () => Date): Promise<void> => {
  const retirada = await findRetirada(db, resolucion_id);
  if (!retirada) return;
  const { nombre, vigente_desde, motivo_de_retiro } = retirada;
  const desde = formatFecha(vigente_desde);
  const anterior = quitarRetiradas(await findPublicadas(db)).findLast((una) => una.vigente_desde < vigente_desde);
  const queda = anterior
    ? ` Ese día sigue «${anterior.nombre}», que es del ${formatFecha(anterior.vigente_desde)}.`
    : ' Ese día no queda ninguna: hasta que el Colegio publique otra, no se calcula el mínimo.';
  await avisarQueSeRetira(db, {
    ...{ publicado: { resolucion_id }, reloj, datos: { desde } },
    detalle: `Se retiró «${nombre}», que iba a regir desde el ${desde}.${queda} Motivo: ${quitarPunto(motivo_de_retiro)}.`,
  });
};
