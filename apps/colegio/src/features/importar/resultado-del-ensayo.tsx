import { type Importacion, rutasDeImportaciones as R, type ResumenLeido } from '@colega/contract/importaciones';
import { mensajes } from '@colega/contract/mensajes';
import { ENTIDADES_CON_IMPORTE, NOMBRES_DE_HOJA, RESULTADOS_DE_FILA } from '@colega/domain/importaciones';
import { formatImporte } from '@colega/domain/importes';
import { llamar } from '@colega/web-kit/lib/api/llamar.ts';
import { Nota } from '@colega/web-kit/ui/avisos/nota.tsx';
import { BotonDeDescarga } from '@colega/web-kit/ui/botones/boton-de-descarga.tsx';
import { Stack, Text } from '@mantine/core';
import { TablaDeLaMesa } from '../../ui/tabla-de-la-mesa.tsx';
import { RESULTADOS } from './nombres.ts';

type Props = { importacion: Importacion; resumen: ResumenLeido };

const DE_CUENTAS = [['Hoja', '28%'], ...RESULTADOS_DE_FILA.map((uno) => [RESULTADOS[uno], '18%'] as const)] as const;
const DE_TOTALES = [
  ['Importes', '34%'],
  ['Entra', '22%'],
  ['Se rechaza', '22%'],
  ['De control', '22%'],
] as const;
const DE_MOTIVOS = [
  ['Por qué se rechazan', '64%'],
  ['Hoja', '24%'],
  ['Filas', '12%'],
] as const;
const DE_RECHAZADAS = [
  ['Fila', '22%'],
  ['Columna', '20%'],
  ['Motivo', '58%'],
] as const;
const DE_CAMBIOS = [
  ['Fila', '22%'],
  ['Qué', '22%'],
  ['Cambia', '56%'],
] as const;

export const ResultadoDelEnsayo = ({ importacion, resumen }: Props) => {
  const { id, diferencias } = importacion;
  return (
    <Stack gap="md">
      <div>
        <BotonDeDescarga
          pedir={() => llamar(R.informeDeImportacion, { params: { id } })}
          nombre={`importacion-${id}.xlsx`}
          falla={mensajes.error_de_comunicacion}
          conDetalle
        >
          Bajar el informe
        </BotonDeDescarga>
        <Text size="sm" mt={4}>
          Son las mismas hojas, con el resultado de cada fila adelante. Corregilas ahí y subilo tal cual.
        </Text>
      </div>
      <Cuentas resumen={resumen} />
      <Totales importacion={importacion} resumen={resumen} />
      {diferencias.map(({ que, difiere }) => (
        <Nota
          key={que}
          tono="advierte"
        >{`${NOMBRES_DE_HOJA[que]} no da el total de control: difiere en ${formatImporte(difiere)}.`}</Nota>
      ))}
      {resumen.siguen_desde !== null && (
        <Text size="sm">{`Por los legajos que entran, los del portal siguen desde el ${resumen.siguen_desde.toLocaleString('es-AR')}. Si no es el que esperabas, hay un número mal escrito: después no vuelve atrás.`}</Text>
      )}
      <Rechazadas resumen={resumen} />
      <Cambios resumen={resumen} />
    </Stack>
  );
};

type ConResumen = { resumen: ResumenLeido };

const Cuentas = ({ resumen }: ConResumen) => (
  <TablaDeLaMesa nombre="Filas por hoja" columnas={DE_CUENTAS} actualizando={false}>
    {resumen.cuentas.map(({ entidad, ...cuenta }) => (
      <tr key={entidad}>
        <th scope="row">{NOMBRES_DE_HOJA[entidad]}</th>
        {RESULTADOS_DE_FILA.map((uno) => (
          <td key={uno} data-rotulo={RESULTADOS[uno]}>
            {cuenta[uno].toLocaleString('es-AR')}
          </td>
        ))}
      </tr>
    ))}
  </TablaDeLaMesa>
);

const Totales = ({ importacion: { controles }, resumen }: Props) => {
  const hay = ENTIDADES_CON_IMPORTE.filter((que) => resumen.cuentas.some(({ entidad }) => entidad === que));
  if (hay.length === 0) return null;
  return (
    <TablaDeLaMesa nombre="Totales" columnas={DE_TOTALES} actualizando={false}>
      {hay.map((que) => (
        <tr key={que}>
          <th scope="row">{NOMBRES_DE_HOJA[que]}</th>
          <td data-rotulo="Entra">{formatImporte(resumen[que].entra)}</td>
          <td data-rotulo="Se rechaza">{formatImporte(resumen[que].rechazado)}</td>
          <td data-rotulo="De control">{controles[que] === null ? '—' : formatImporte(controles[que])}</td>
        </tr>
      ))}
    </TablaDeLaMesa>
  );
};

const Rechazadas = ({ resumen: { motivos, rechazadas } }: ConResumen) => {
  if (rechazadas.length === 0) return null;
  return (
    <>
      <TablaDeLaMesa nombre="Motivos de rechazo" columnas={DE_MOTIVOS} actualizando={false}>
        {motivos.map(({ entidad, motivo, cuantas }) => (
          <tr key={`${entidad} ${motivo}`}>
            <th scope="row">{motivo}</th>
            <td data-rotulo="Hoja">{NOMBRES_DE_HOJA[entidad]}</td>
            <td data-rotulo="Filas">{cuantas.toLocaleString('es-AR')}</td>
          </tr>
        ))}
      </TablaDeLaMesa>
      <details>
        <summary>{`Las primeras ${rechazadas.length} filas rechazadas`}</summary>
        <TablaDeLaMesa nombre="Filas rechazadas" columnas={DE_RECHAZADAS} actualizando={false}>
          {rechazadas.map(({ hoja, fila, columna, motivo }) => (
            <tr key={`${hoja} ${fila}`}>
              <th scope="row">{`${hoja}, fila ${fila}`}</th>
              <td data-rotulo="Columna">{columna || '—'}</td>
              <td data-rotulo="Motivo">{motivo}</td>
            </tr>
          ))}
        </TablaDeLaMesa>
      </details>
    </>
  );
};

const Cambios = ({ resumen: { cambios } }: ConResumen) => {
  if (cambios.length === 0) return null;
  return (
    <details>
      <summary>{`Las primeras ${cambios.length} filas que cambian algo`}</summary>
      <TablaDeLaMesa nombre="Filas que cambian" columnas={DE_CAMBIOS} actualizando={false}>
        {cambios.map(({ hoja, fila, clave, cambios: suyos }) => (
          <tr key={`${hoja} ${fila}`}>
            <th scope="row">{`${hoja}, fila ${fila}`}</th>
            <td data-rotulo="Qué">{clave}</td>
            <td data-rotulo="Cambia">
              {suyos.map(({ campo, antes, ahora }) => `${campo}: ${antes ?? 'nada'} → ${ahora ?? 'nada'}`).join('; ')}
            </td>
          </tr>
        ))}
      </TablaDeLaMesa>
    </details>
  );
};
