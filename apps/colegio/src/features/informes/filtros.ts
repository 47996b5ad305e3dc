import {
  type ClaveDeInforme,
  type CorteDeInforme,
  DEFINICIONES,
  type FiltroDeInforme,
  NOMBRES_DE_CORTES,
} from '@colega/contract/informes';
import { textoDelColegio } from '@colega/contract/mensajes';
import { esMes, ultimosDoceMeses, validarPeriodo } from '@colega/domain/informes';
import { criterio } from '@colega/web-kit/lib/filtros/campos-de-filtro.ts';
import { lectorDe } from '@colega/web-kit/lib/filtros/leer-filtro.ts';
import type { DefinicionDeFiltros } from '@colega/web-kit/lib/filtros/use-filtros.ts';
import type { Errores } from '@colega/web-kit/ui/entradas/contexto-de-formulario.ts';

/** What the address of a report says; empty is what it is without being chosen. */
export type FiltrosDelInforme = Record<FiltroDeInforme | 'desde' | 'hasta', string> & {
  por: CorteDeInforme;
  cifra: string;
  ver: '' | 'detalle';
  comparar: '' | 'no';
  page: number;
};

const NOMBRES: Readonly<Record<FiltroDeInforme, string>> = {
  ...{
    distrito_id: 'Distrito',
    rubro_id: 'Rubro',
    modalidad_id: 'Modalidad',
    motivo: 'Motivo',
    campo: 'Dato observado',
  },
  ...{
    dia: 'Día',
    circuito: 'Circuito',
    medio: 'Medio',
    banco: 'Banco',
    estado: 'Estado',
    especialidad: 'Especialidad',
  },
};
/** They are chosen in the table, by their row. */
const SOLO_DE_SU_FILA: readonly FiltroDeInforme[] = ['dia', 'motivo'];

export const camposDe = (informe: ClaveDeInforme, filtros: FiltrosDelInforme) => [
  criterio('desde', 'Desde', 'lista', { ejemplo: 'Hace un año' }),
  criterio('hasta', 'Hasta', 'lista', { ejemplo: 'Este mes' }),
  criterio('por', 'Cada renglón', 'lista', {
    opciones: DEFINICIONES[informe].cortes.map((corte) => ({ valor: corte, etiqueta: NOMBRES_DE_CORTES[corte] })),
    inicial: DEFINICIONES[informe].cortes[0] ?? 'mes',
  }),
  ...DEFINICIONES[informe].filtros
    .filter((filtro) => !SOLO_DE_SU_FILA.includes(filtro) || filtros[filtro] !== '')
    .map((filtro) => criterio(filtro, NOMBRES[filtro], 'lista', { ejemplo: 'Todo' })),
];

const vaciosDe = (informe: ClaveDeInforme): FiltrosDelInforme => ({
  ...{ desde: '', hasta: '', distrito_id: '', rubro_id: '', modalidad_id: '', motivo: '', campo: '', dia: '' },
  ...{ circuito: '', medio: '', banco: '', estado: '', especialidad: '' },
  por: DEFINICIONES[informe].cortes[0] ?? 'mes',
  cifra: DEFINICIONES[informe].cifras[0]?.clave ?? '',
  ...{ ver: '', comparar: '', page: 1 },
});

const MAXIMO = 2000;

export const filtrosDe = (informe: ClaveDeInforme): DefinicionDeFiltros<FiltrosDelInforme> => {
  const { cortes, filtros: suyos, cifras } = DEFINICIONES[informe];
  const vacios = vaciosDe(informe);
  const propios = ['desde', 'hasta', ...suyos] as const;
  return {
    lista: `informe-${informe}`,
    campos: camposDe(informe, vacios),
    nombres: [...propios, 'por', 'cifra', 'ver', 'comparar', 'page'],
    leer: (busqueda) => {
      const { texto: leer, unoDe, pagina } = lectorDe(busqueda);
      const meses = (['desde', 'hasta'] as const).map((cual) => [cual, esMes(leer(cual)) ? leer(cual) : '']);
      return {
        ...vacios,
        ...Object.fromEntries([...suyos.map((filtro) => [filtro, leer(filtro).slice(0, MAXIMO)]), ...meses]),
        por: unoDe('por', cortes) || vacios.por,
        cifra:
          unoDe(
            'cifra',
            cifras.map(({ clave }) => clave),
          ) || vacios.cifra,
        ver: unoDe('ver', ['detalle']),
        comparar: unoDe('comparar', ['no']),
        page: pagina(),
      };
    },
    escribir: (filtros) =>
      new URLSearchParams([
        ...propios.flatMap((nombre) => (filtros[nombre] === '' ? [] : [[nombre, filtros[nombre]]])),
        ...(['por', 'cifra', 'ver', 'comparar'] as const).flatMap((nombre) =>
          filtros[nombre] === vacios[nombre] ? [] : [[nombre, filtros[nombre]]],
        ),
        ...(filtros.page > 1 ? [['page', String(filtros.page)]] : []),
      ]),
    limpios: ({ cifra, comparar, por }) => ({ ...vacios, cifra, comparar, por }),
    cantidad: (filtros) => propios.filter((nombre) => filtros[nombre] !== '').length,
  };
};

/** As its calls take it, without the rest of the address. */
export const pedidoDe = (informe: ClaveDeInforme, filtros: FiltrosDelInforme) =>
  Object.fromEntries(
    (['desde', 'hasta', ...DEFINICIONES[informe].filtros] as const).flatMap((nombre) =>
      filtros[nombre] === '' ? [] : [[nombre, filtros[nombre]]],
    ),
  );

/** What the call would refuse is said beside its field, and not asked. */
export const erroresDe = ({ desde, hasta, por }: FiltrosDelInforme, hoy: string): Errores => {
  const deSiempre = ultimosDoceMeses(hoy);
  const ultimo = hasta || (desde > deSiempre.hasta ? desde : deSiempre.hasta);
  const problema = validarPeriodo(
    { desde: desde || ultimosDoceMeses(`${ultimo}-01`).desde, hasta: ultimo },
    { porDia: por === 'dia' },
  );
  return new Map(problema ? [[problema.campo ?? 'hasta', textoDelColegio(problema)]] : []);
};
