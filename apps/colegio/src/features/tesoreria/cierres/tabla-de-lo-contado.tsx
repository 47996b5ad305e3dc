import type { ContadoEnElCajon } from '@colega/contract/dinero';
import { Text } from '@mantine/core';
import { CeldaDeImporte } from '../../../ui/importe.tsx';
import { TablaDeLaMesa } from '../../../ui/tabla-de-la-mesa.tsx';

const COLUMNAS = [
  ['Del cajón', '22%'],
  ['Tendría que haber', '17%'],
  ['Se contó', '17%'],
  ['Diferencia', '17%'],
  ['Motivo', '27%'],
] as const;

export const TablaDeLoContado = ({ contados }: { contados: readonly ContadoEnElCajon[] }) => (
  <>
    <Text fw={700} aria-hidden>
      Arqueo
    </Text>
    <TablaDeLaMesa nombre="Arqueo" columnas={COLUMNAS} actualizando={false}>
      {contados.map(({ medio, nombre, esperado, contado, diferencia, motivo }) => (
        <tr key={medio}>
          <th scope="row">{nombre}</th>
          <CeldaDeImporte rotulo="Tendría que haber" valor={esperado} />
          <CeldaDeImporte rotulo="Se contó" valor={contado} />
          <CeldaDeImporte rotulo="Diferencia" valor={diferencia} />
          <td data-rotulo="Motivo">{motivo ?? '—'}</td>
        </tr>
      ))}
    </TablaDeLaMesa>
  </>
);
