import type { CajonDeUno } from '@colega/contract/dinero';
import { Instante } from '@colega/web-kit/ui/datos/instante.tsx';
import { Text } from '@mantine/core';
import { CeldaDeImporte } from '../../../ui/importe.tsx';
import { TablaDeLaMesa } from '../../../ui/tabla-de-la-mesa.tsx';

const COLUMNAS = [
  ['Quién', '19%'],
  ['Del cajón', '16%'],
  ['Tendría que haber', '16%'],
  ['Contó', '16%'],
  ['Diferencia', '15%'],
  ['Motivo', '18%'],
] as const;
const NOMBRE = 'Lo que entregó cada uno';

const claveDe = ({ quien, medio, entrega }: CajonDeUno): string => `${quien} ${medio} ${entrega?.id ?? ''}`;

/** What each one who takes money had, counted and handed in, and what was not. */
export const TablaDeCajones = ({ cajones }: { cajones: readonly CajonDeUno[] }) => (
  <>
    <Text fw={700} aria-hidden>
      {NOMBRE}
    </Text>
    <TablaDeLaMesa nombre={NOMBRE} columnas={COLUMNAS} actualizando={false}>
      {cajones.map((uno) => (
        <tr key={claveDe(uno)}>
          <th scope="row">{uno.quien}</th>
          <td data-rotulo="Del cajón">
            <span>
              {uno.nombre}
              {uno.entrega && (
                <>
                  , <Instante valor={uno.entrega.entregada_en} />
                  {uno.entrega.ya_contada && '; una parte ya la contó un cierre anterior'}
                </>
              )}
            </span>
          </td>
          <CeldaDeImporte rotulo="Tendría que haber" valor={uno.esperado} />
          {uno.contado === null || uno.diferencia === null ? (
            <>
              <td data-rotulo="Contó">No lo entregó</td>
              <td data-rotulo="Diferencia">—</td>
            </>
          ) : (
            <>
              <CeldaDeImporte rotulo="Contó" valor={uno.contado} />
              <CeldaDeImporte rotulo="Diferencia" valor={uno.diferencia} />
            </>
          )}
          <td data-rotulo="Motivo">{uno.motivo ?? '—'}</td>
        </tr>
      ))}
    </TablaDeLaMesa>
  </>
);
