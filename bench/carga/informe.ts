import { type FilaDeAbuso, META_DE_ABUSO } from './abuso.ts';
import {
  comoTabla,
  crecimientoDeMemoria,
  enMiles,
  type Fila,
  META_DE_MEMORIA,
  METAS,
  type Memoria,
  resumir,
  tabla,
} from './cifras.ts';
import type { Lectura } from './crecimiento.ts';
import { LEEN_LA_COLA } from './lecturas-de-mesa.ts';
import type { Registro } from './registro.ts';
import { META_DE_SATURACION, type Saturacion } from './saturacion.ts';
import { META_DE_TORMENTA, type Tormenta } from './tormenta.ts';
import type { Vispera } from './vispera.ts';

const decir = (texto: string): void => console.log(texto);
const decimal = (valor: number, cifras = 2): string => valor.toFixed(cifras).replace('.', ',');

/** Ten times the files are not so many times the blocks of a page of them. */
const CRECE_COMO_MAXIMO = 3;
const BLOQUES_QUE_NO_SON_NADA = 100;

type Mezcla = { registro: Registro; segundos: number; memoria: Memoria[]; rampa: number; minutos: number };

export const crearInforme = () => {
  const faltas: string[] = [];
  const exigir = (cumple: boolean, falta: string): void => {
    if (!cumple) faltas.push(falta);
  };
  const contarFallas = (que: string, { errores, detalles }: Registro): void => {
    const cuantas = [...errores.values()].reduce((suma, n) => suma + n, 0);
    exigir(cuantas === 0, `${que}: ${cuantas} errores`);
    for (const [detalle, veces] of detalles) decir(`  ${veces} × ${detalle}`);
  };
  const exigirMetas = (filas: readonly Fila[]): void => {
    for (const { clase, p95 } of filas) {
      const meta = METAS[clase];
      if (meta !== undefined) exigir(p95 <= meta, `${clase}: p95 ${decimal(p95, 1)} ms, meta ${meta}`);
    }
  };
  return {
    decir,
    mezcla: ({ registro, segundos, memoria, rampa, minutos }: Mezcla, leidas: readonly string[]): void => {
      const filas = resumir(registro.medidas, registro.errores);
      decir(comoTabla(filas));
      decir(
        `${decimal(registro.medidas.length / segundos, 1)} pedidos por segundo, ${Math.round(segundos)} s en total`,
      );
      const veces = crecimientoDeMemoria(memoria, rampa, minutos);
      const [alFinal] = memoria.slice(-1);
      decir(
        `Memoria del portal: ${Math.round(alFinal?.mb ?? 0)} MB; los últimos minutos, ${decimal(veces)} veces los primeros (meta ${decimal(META_DE_MEMORIA, 1)})`,
      );
      decir(`Tablas leídas de punta a punta: ${leidas.join('; ') || 'ninguna'}`);
      exigir(veces <= META_DE_MEMORIA, `memoria: ${decimal(veces)} veces`);
      exigirMetas(filas);
      contarFallas('mezcla', registro);
    },
    informes: (registro: Registro): void => {
      const filas = resumir(registro.medidas, registro.errores);
      decir(comoTabla(filas));
      exigirMetas(filas);
      contarFallas('informes', registro);
    },
    saturacion: ({ portal, driver, conPlanes }: Saturacion): void => {
      const partes = [portal / driver, portal / conPlanes].map((parte) => decimal(parte));
      decir(
        `Listas por segundo: ${enMiles(portal)} por el portal; el mismo SQL con pg, ${enMiles(driver)} (${partes[0]}, meta ${decimal(META_DE_SATURACION, 1)}), y ${enMiles(conPlanes)} con pg si guarda sus planes (${partes[1]})`,
      );
      exigir(
        portal / Math.max(driver, conPlanes) >= META_DE_SATURACION,
        `saturación: ${partes.join(' y ')} del driver`,
      );
    },
    vispera: ({ guardados, perdidos, demas }: Vispera, registro: Registro): void => {
      decir(comoTabla(resumir(registro.medidas, registro.errores), false));
      decir(`${enMiles(guardados)} legajos guardados; ${perdidos} no están enteros, ${demas} de más`);
      exigir(perdidos === 0 && demas === 0, `víspera: ${perdidos} perdidos, ${demas} de más`);
      contarFallas('víspera', registro);
    },
    tormenta: ({ lecturas, ingresos, avisos, espera: [p95, maxima], fallas }: Tormenta): void => {
      const { solas, conLlegada, durante } = lecturas;
      const veces = durante / conLlegada;
      decir(
        `lecturas, p95: ${decimal(solas, 1)} ms a solas, ${decimal(conLlegada, 1)} mientras llegan otros tantos a un servidor que no hace nada, ${decimal(durante, 1)} durante: ${decimal(veces)} veces (${decimal(durante / solas)} las de a solas)`,
      );
      decir(
        `${enMiles(ingresos)} ingresaron: p95 ${decimal(p95, 1)} s, a lo sumo ${decimal(maxima, 1)} s; ${enMiles(avisos)} veces se dijo que volvieran`,
      );
      exigir(veces < META_DE_TORMENTA, `tormenta: las lecturas tardan ${decimal(veces)} veces lo de antes`);
      exigir(fallas === 0, `tormenta: ${fallas} no ingresaron`);
    },
    crecimiento: (porTamanio: ReadonlyMap<number, ReadonlyMap<string, Lectura>>): void => {
      const tamanios = [...porTamanio.keys()];
      const [primero] = [...porTamanio.values()];
      const celda = (lectura: Lectura | undefined): string => {
        if (!lectura) return '';
        const enteras = lectura.enteras.length > 0 ? ` lee entera ${[...new Set(lectura.enteras)].join(', ')}` : '';
        return `${lectura.bloques} (${decimal(lectura.ms, 1)} ms)${enteras}`;
      };
      const nombres = [...(primero?.keys() ?? [])];
      decir('Bloques leídos y tiempo de cada consulta, según los legajos que hay:');
      decir(
        tabla(
          ['', ...tamanios.map(enMiles)],
          nombres.map((nombre) => [nombre, ...tamanios.map((n) => celda(porTamanio.get(n)?.get(nombre)))]),
        ),
      );
      const enteras = nombres.filter(
        (nombre) => (porTamanio.get(Math.max(...tamanios))?.get(nombre)?.enteras ?? []).length > 0,
      );
      exigir(enteras.length === 0, `crecimiento: ${enteras.join(', ')}`);
      const [anterior, mayor] = tamanios.slice(-2).map((n) => porTamanio.get(n));
      const crecen = nombres.filter((nombre) => {
        const [antes = Number.NaN, ahora = Number.NaN] = [anterior, mayor].map((de) => de?.get(nombre)?.bloques);
        return ahora > BLOQUES_QUE_NO_SON_NADA && ahora / antes > CRECE_COMO_MAXIMO && !LEEN_LA_COLA.includes(nombre);
      });
      exigir(crecen.length === 0, `crecen con los legajos que hay: ${crecen.join(', ')}`);
    },
    abusos: (filas: readonly FilaDeAbuso[]): void => {
      const vecesDe = ([solo, entre]: readonly [number, number]) => entre / solo;
      const celdas = (p95: readonly [number, number]) => [...p95, vecesDe(p95)].map((valor) => decimal(valor, 1));
      decir('p95 en ms de quien solo trabaja: a solas, en medio del abuso, y cuántas veces');
      decir(
        tabla(
          ['', 'pedidos', 'frenados', 'pantallas', 'en medio', 'veces', 'papeles', 'en medio', 'veces'],
          filas.map(({ abuso, pedidos, frenados, pantallas, papeles }) => [
            ...[abuso, String(pedidos), String(frenados)],
            ...[...celdas(pantallas), ...celdas(papeles)],
          ]),
        ),
      );
      for (const { abuso, pantallas, errores } of filas) {
        const veces = vecesDe(pantallas);
        exigir(veces <= META_DE_ABUSO, `${abuso}: ${decimal(veces, 1)} veces, meta ${META_DE_ABUSO}`);
        exigir(errores === 0, `${abuso}: ${errores} errores de quien solo trabaja`);
      }
    },
    enRegla: (): boolean => {
      decir(faltas.length === 0 ? 'Todas las metas se cumplen.' : `No se cumple: ${faltas.join('; ')}.`);
      return faltas.length === 0;
    },
  };
};
export type Informe = ReturnType<typeof crearInforme>;
