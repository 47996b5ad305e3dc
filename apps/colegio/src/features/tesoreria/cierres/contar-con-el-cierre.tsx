import type { PorCerrar } from '@colega/contract/dinero';
import { Decimal, formatImporte, type Importe, importe } from '@colega/domain/importes';
import { Nota } from '@colega/web-kit/ui/avisos/nota.tsx';
import { Checkbox, Stack } from '@mantine/core';
import type { ComponentProps } from 'react';
import { ContarElCajon } from './contar-el-cajon.tsx';
import { seMovioDespues } from './leer-lo-contado.ts';

type DelCajon = PorCerrar['cajon'][number] & { esperado: Importe };
type Props = Omit<ComponentProps<typeof ContarElCajon>, 'cajon'> & { cajon: readonly DelCajon[] };

const contarLoDeDespues = ({ nombre, despues }: DelCajon): string => {
  const cuanto = new Decimal(despues);
  return `${nombre}: ${cuanto.isNegative() ? 'salieron' : 'entraron'} ${formatImporte(importe(cuanto.abs()))}.`;
};

/** A day may be closed without counting; what moved since is said before. */
export const ContarConElCierre = ({ cajon, escrito, alEscribir, ...props }: Props) => (
  <Stack gap="sm">
    <Checkbox
      label="Contar lo que hay en el cajón"
      description="Si no se cuenta, el cierre dice «Sin arqueo»."
      checked={escrito.cuenta}
      onChange={({ currentTarget }) => alEscribir({ ...escrito, cuenta: currentTarget.checked })}
    />
    {seMovioDespues(cajon) && (
      <Nota tono="advierte" titulo="El cajón se movió después de ese día">
        {cajon
          .filter(({ despues }) => !new Decimal(despues).isZero())
          .map(contarLoDeDespues)
          .join(' ')}{' '}
        Si lo contaste al terminar ese día, poné lo que había entonces; si no, cerrá sin contar y contalo con el cierre
        de hoy.
      </Nota>
    )}
    {escrito.cuenta && <ContarElCajon {...props} cajon={cajon} escrito={escrito} alEscribir={alEscribir} />}
  </Stack>
);
