import { TablaDeLaMesa } from '../tabla-de-la-mesa.tsx';
import { type DatosDeGrafico, SIN_DATO } from './tipos.ts';

type Props = { titulo: string; datos: DatosDeGrafico };

/** The figures of a chart that has no fuller table. */
export const TablaDeGrafico = ({ titulo, datos }: Props) => {
  const { rotulo, categorias, series, format } = datos;
  const ancho = `${Math.floor(100 / (series.length + 1))}%`;
  return (
    <TablaDeLaMesa
      nombre={titulo}
      columnas={[rotulo, ...series.map(({ nombre }) => nombre)].map((nombre) => [nombre, ancho] as const)}
      actualizando={false}
    >
      {categorias.map((categoria, i) => (
        <tr key={categoria}>
          <th scope="row">{categoria}</th>
          {series.map(({ nombre, valores }) => {
            const valor = valores[i] ?? null;
            return (
              <td key={nombre} data-rotulo={nombre}>
                {valor === null ? SIN_DATO : format(valor)}
              </td>
            );
          })}
        </tr>
      ))}
    </TablaDeLaMesa>
  );
};
