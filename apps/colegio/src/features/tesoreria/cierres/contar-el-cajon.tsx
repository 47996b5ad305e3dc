import type { PorCerrar } from '@colega/contract/dinero';
import { Decimal, formatImporte, type Importe, importe } from '@colega/domain/importes';
import { Nota } from '@colega/web-kit/ui/avisos/nota.tsx';
import { MontoInput } from '@colega/web-kit/ui/entradas/monto-input.tsx';
import { Checkbox, Stack, Text, TextInput } from '@mantine/core';
import { ContarPorBilletes } from './contar-por-billetes.tsx';
import { diferenciaDe, type LoEscritoAlContar, seMovioDespues } from './leer-lo-contado.ts';

type Props = {
  cajon: readonly (PorCerrar['cajon'][number] & { esperado: Importe })[];
  billetes: readonly Importe[];
  escrito: LoEscritoAlContar;
  errores: Readonly<Record<string, string>>;
  alEscribir: (escrito: LoEscritoAlContar) => void;
};

const LARGO_DE_MOTIVO = 500;
const EFECTIVO = 'caja';

const enPalabras = (diferencia: Importe): string => {
  const cuanto = new Decimal(diferencia);
  if (cuanto.isZero()) return 'Es lo que tendría que haber.';
  return `${cuanto.isNegative() ? 'Faltan' : 'Sobran'} ${formatImporte(importe(cuanto.abs()))}.`;
};

const contarLoDeDespues = ({ nombre, despues }: Props['cajon'][number]): string => {
  const cuanto = new Decimal(despues);
  return `${nombre}: ${cuanto.isNegative() ? 'salieron' : 'entraron'} ${formatImporte(importe(cuanto.abs()))}.`;
};

/** What somebody finds in the drawer, against what there has to be; what is missing or too much is explained. */
export const ContarElCajon = ({ cajon, billetes, escrito, errores, alEscribir }: Props) => {
  const { cuenta, contados, motivos } = escrito;
  const contar = (medio: string, texto: string) =>
    alEscribir({ ...escrito, contados: { ...contados, [medio]: texto } });
  return (
    <Stack gap="sm">
      <Checkbox
        label="Contar lo que hay en el cajón"
        description="Si no se cuenta, el cierre dice «Sin arqueo»."
        checked={cuenta}
        onChange={({ currentTarget }) => alEscribir({ ...escrito, cuenta: currentTarget.checked })}
      />
      {seMovioDespues(cajon) && (
        <Nota tono="advierte" titulo="El cajón se movió después de ese día">
          {cajon
            .filter(({ despues }) => !new Decimal(despues).isZero())
            .map(contarLoDeDespues)
            .join(' ')}{' '}
          Si lo contaste al terminar ese día, poné lo que había entonces; si no, cerrá sin contar y contalo con el
          cierre de hoy.
        </Nota>
      )}
      {cuenta &&
        cajon.map(({ medio, nombre, esperado }) => {
          const diferencia = diferenciaDe(contados[medio], esperado);
          return (
            <Stack key={medio} gap="xs">
              <MontoInput
                id={`arqueo.${medio}`}
                label={`${nombre}: cuánto contaste`}
                description={`Tendría que haber ${formatImporte(esperado)}.`}
                value={contados[medio] ?? ''}
                alCambiar={(texto) => contar(medio, texto)}
                error={errores[`arqueo.${medio}`]}
                required={!new Decimal(esperado).isZero()}
              />
              {medio === EFECTIVO && (
                <ContarPorBilletes billetes={billetes} alSumar={(total) => contar(medio, total)} />
              )}
              <Text size="sm" role="status">
                {diferencia === null ? '' : enPalabras(diferencia)}
              </Text>
              {diferencia !== null && !new Decimal(diferencia).isZero() && (
                <TextInput
                  id={`motivo.${medio}`}
                  label={`${nombre}: por qué falta o sobra`}
                  description="Queda en el cierre, en su PDF y en la auditoría."
                  value={motivos[medio] ?? ''}
                  maxLength={LARGO_DE_MOTIVO}
                  onChange={({ currentTarget }) =>
                    alEscribir({ ...escrito, motivos: { ...motivos, [medio]: currentTarget.value } })
                  }
                  error={errores[`motivo.${medio}`]}
                  required
                />
              )}
            </Stack>
          );
        })}
    </Stack>
  );
};
