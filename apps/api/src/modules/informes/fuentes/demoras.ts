import { diasHabilesEntre, type Fecha } from '@colega/domain/fechas';
import { percentilDe } from '@colega/domain/informes';
import { leerListasEnVigor } from '../../colegio/leer-colegio.service.ts';
import {
  findAbiertos,
  findDemoras,
  findDetalleDeDemoras,
  findMesesConDemoras,
  type TandaDeDemoras,
} from './demoras.repository.ts';
import type { FuenteDeInforme } from './fuente.ts';
import { buscarMesesDePagina, sumarConDetalle } from './pagina-de-periodos.ts';

const MEDIANA = 0.5;
const P90 = 0.9;
/** The last one has no end. */
const EDADES = [0, 3, 6, 11, 21] as const;

const resumir = (tandas: readonly TandaDeDemoras[]) => {
  const de = (dias: 'habiles' | 'corridos') => tandas.map((tanda) => [tanda[dias], tanda.contratos] as const);
  return {
    contratos: tandas.reduce((suma, { contratos }) => suma + contratos, 0),
    mediana: percentilDe(de('habiles'), MEDIANA),
    p90: percentilDe(de('habiles'), P90),
    mediana_corridos: percentilDe(de('corridos'), MEDIANA),
    p90_corridos: percentilDe(de('corridos'), P90),
  };
};

type Abiertos = readonly { dia: Fecha; contratos: number }[];

const porEdad = (abiertos: Abiertos, hoy: Fecha, feriados: ReadonlySet<Fecha>) =>
  EDADES.map((desde, i) => {
    const hasta = (EDADES[i + 1] ?? Number.POSITIVE_INFINITY) - 1;
    const suyos = abiertos.filter(({ dia }) => {
      const edad = diasHabilesEntre(dia, hoy, feriados);
      return edad >= desde && edad <= hasta;
    });
    return {
      desde,
      hasta: Number.isFinite(hasta) ? hasta : null,
      contratos: suyos.reduce((suma, { contratos }) => suma + contratos, 0),
    };
  });

export const DEMORAS_DE_INFORMES: FuenteDeInforme = {
  contar: async (db, filtros, por) => {
    const tandas = await findDemoras(db, filtros, por);
    const claves = [...new Set(tandas.map(({ clave }) => clave))];
    return {
      filas: claves.map((clave) => ({ clave, cifras: resumir(tandas.filter((tanda) => tanda.clave === clave)) })),
      total: resumir(tandas),
    };
  },
  detallar: async (db, filtros, pedida) => {
    const { de, pagina } = buscarMesesDePagina(await findMesesConDemoras(db, filtros), pedida);
    return de ? findDetalleDeDemoras(db, { ...filtros, ...de }, pagina) : [];
  },
  contarDetalle: async (db, filtros) => sumarConDetalle(await findMesesConDemoras(db, filtros)),
  ademas: async (db, filtros, hoy) => {
    const [abiertos, { feriados }] = await Promise.all([findAbiertos(db, filtros), leerListasEnVigor(db)]);
    return { abiertos: porEdad(abiertos, hoy, feriados) };
  },
};
