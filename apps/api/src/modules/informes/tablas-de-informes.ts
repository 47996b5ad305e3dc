import {
  type ClaveDeInforme,
  DEFINICIONES,
  type FilaDeDetalle,
  type InformeLeido,
  NOMBRES_DE_CORTES,
} from '@colega/contract/informes';
import { type Celda, fecha, importe, numero, type TablaPorExportar, texto } from '../../exportar/tabla.ts';

type Valor = FilaDeDetalle['celdas'][string] | undefined;
type FilaPorExportar = { nombre: string; cifras: Record<string, Valor>; antes: Record<string, Valor> };

const celdaDe = (tipo: string, valor: Valor): Celda => {
  if (valor === null || valor === undefined) return null;
  if (tipo === 'importe') return importe(String(valor));
  if (tipo === 'fecha') return fecha(String(valor));
  return typeof valor === 'number' ? numero(valor) : texto(valor);
};

/** As the screen shows it: each figure, and beside it that of the year before. */
export const tablaDeInforme = ({
  informe,
  por,
}: Pick<InformeLeido, 'informe' | 'por'>): TablaPorExportar<FilaPorExportar> => {
  const { nombre, cifras } = DEFINICIONES[informe];
  return {
    nombre,
    columnas: [
      { titulo: NOMBRES_DE_CORTES[por], ancho: 30, celda: (fila) => texto(fila.nombre) },
      ...cifras.flatMap(({ clave, titulo, tipo }) => [
        { titulo, ancho: 16, celda: (fila: FilaPorExportar) => celdaDe(tipo, fila.cifras[clave]) },
        {
          titulo: `${titulo}, un año antes`,
          ancho: 16,
          celda: (fila: FilaPorExportar) => celdaDe(tipo, fila.antes[clave]),
        },
      ]),
    ],
  };
};

export const filasPorExportar = ({ filas, total }: InformeLeido): FilaPorExportar[] => [
  ...filas,
  { nombre: 'Total', ...total },
];

export const tablaDeDetalle = (informe: ClaveDeInforme): TablaPorExportar<FilaDeDetalle> => ({
  nombre: `Detalle de ${DEFINICIONES[informe].nombre.toLowerCase()}`.slice(0, 31),
  columnas: DEFINICIONES[informe].detalle.map(({ clave, titulo, tipo }) => ({
    titulo,
    ancho: tipo === 'texto' ? 26 : 14,
    celda: (fila) => celdaDe(tipo, fila.celdas[clave]),
  })),
});
