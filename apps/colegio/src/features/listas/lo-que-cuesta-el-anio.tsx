import type { EfectosDeLista } from '@colega/contract/colegio';
import { formatNumero } from '@colega/domain/importes';
import { Stack, Text } from '@mantine/core';
import { CeldaDeImporte, CLASE_DE_TOTAL } from '../../ui/importe.tsx';
import { TablaDeLaMesa } from '../../ui/tabla-de-la-mesa.tsx';

type Props = NonNullable<EfectosDeLista['cuesta']>;
type DeUna = Props['total'] & { nombre: string; esTotal?: boolean };

const COLUMNAS = [
  ...([
    ['Tipo de matrícula', '32%'],
    ['Matrículas', '14%'],
  ] as const),
  ...([
    ['Con lo que regiría ese día', '18%'],
    ['Con esta lista', '18%'],
    ['Diferencia', '18%'],
  ] as const),
] as const;

/** A whole year of the licences that there are today: what is charged already stays as it is. */
export const LoQueCuestaElAnio = ({ tipos, total }: Props) => (
  <Stack gap="xs">
    <Text size="sm">
      Un año de arancel y cuotas de las matrículas que hay hoy. La rehabilitación y la reinscripción no se cuentan: las
      paga quien las pide.
    </Text>
    <TablaDeLaMesa nombre="Lo que se cobraría en un año" columnas={COLUMNAS} actualizando={false}>
      {tipos.map(({ tipo, ...uno }) => (
        <Fila key={tipo} nombre={tipo} {...uno} />
      ))}
      <Fila nombre="Todas" esTotal {...total} />
    </TablaDeLaMesa>
  </Stack>
);

const Fila = ({ nombre, matriculas, antes, ahora, diferencia, esTotal = false }: DeUna) => (
  <tr {...(esTotal && { className: CLASE_DE_TOTAL })}>
    <th scope="row">{nombre}</th>
    <td data-rotulo="Matrículas" data-cifra>
      {formatNumero(String(matriculas), 0)}
    </td>
    <CeldaDeImporte rotulo="Con lo que regiría ese día" valor={antes} />
    <CeldaDeImporte rotulo="Con esta lista" valor={ahora} />
    <CeldaDeImporte rotulo="Diferencia" valor={diferencia} />
  </tr>
);
