import { type ColumnaDeLista, type FilaDeLista, formatCelda } from '@colega/domain/colegio';
import { type Fecha, formatFecha } from '@colega/domain/fechas';
import { useHoy } from '@colega/web-kit/ui/datos/use-hoy.ts';
import { SelectSimple } from '@colega/web-kit/ui/entradas/select-simple.tsx';
import { useState } from 'react';
import { TablaDeLaMesa } from '../../ui/tabla-de-la-mesa.tsx';

type Props = {
  nombre: string;
  columnas: readonly ColumnaDeLista[];
  filas: readonly { fila: FilaDeLista; desde: Fecha }[];
  /** Holidays are looked at by year. */
  porAnio: boolean;
};

const decirNorma = (norma: string | undefined): string =>
  norma === undefined || norma === '' ? 'De referencia, sin norma' : norma;

export const FilasDeLista = ({ nombre, columnas, filas, porAnio }: Props) => {
  const [anio, setAnio] = useState(useHoy().slice(0, 4));
  const visibles = columnas.filter(({ oculta, clave }) => !oculta && clave !== 'norma');
  const ancho = `${Math.floor(74 / visibles.length)}%`;
  const anios = [...new Set(filas.map(({ fila }) => (fila.fecha ?? '').slice(0, 4)))];
  const deLaTabla = [...visibles.map(({ titulo }) => [titulo, ancho] as const), ['Norma y vigencia', '26%'] as const];
  return (
    <>
      {porAnio && (
        <SelectSimple
          label="Año"
          maw={160}
          value={anio}
          opciones={anios.map((uno) => ({ value: uno, label: uno }))}
          alElegir={setAnio}
          vacio="Todos"
        />
      )}
      <TablaDeLaMesa nombre={nombre} columnas={deLaTabla} actualizando={false}>
        {filas
          .filter(({ fila }) => !porAnio || anio === '' || (fila.fecha ?? '').startsWith(anio))
          .map(({ fila, desde }) => {
            const [primera, ...otras] = visibles;
            return (
              <tr key={visibles.map(({ clave }) => fila[clave]).join('·')}>
                <th scope="row">{primera && formatCelda(primera, fila[primera.clave] ?? '')}</th>
                {otras.map((columna) => (
                  <td key={columna.clave} data-rotulo={columna.titulo}>
                    {formatCelda(columna, fila[columna.clave] ?? '') || '—'}
                  </td>
                ))}
                <td data-rotulo="Norma y vigencia">{`${decirNorma(fila.norma)}. Desde el ${formatFecha(desde)}`}</td>
              </tr>
            );
          })}
      </TablaDeLaMesa>
    </>
  );
};
