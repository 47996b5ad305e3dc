import type { PorCerrar } from '@colega/contract/dinero';
import { Decimal, formatImporte, type Importe, importe } from '@colega/domain/importes';
import { MontoInput } from '@colega/web-kit/ui/entradas/monto-input.tsx';
import { Stack, Text, TextInput } from '@mantine/core';
import { ContarPorBilletes } from './contar-por-billetes.tsx';
import { diferenciaDe, type LoEscritoAlContar, type PorContar } from './leer-lo-contado.ts';

type Props = {
  cajon: readonly (PorContar & { entregado?: PorCerrar['cajon'][number]['entregado'] })[];
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

type Entregado = NonNullable<PorCerrar['cajon'][number]['entregado']>;

const contarDeAntes = (hay: Importe, { esperado, faltan, ya_contado }: Entregado): string => {
  const deAntes = new Decimal(hay).minus(esperado);
  if (faltan.length > 0 || ya_contado || deAntes.isZero()) return '';
  const cuanto = formatImporte(importe(deAntes.abs()));
  return `Se entregaron ${formatImporte(esperado)}; ${deAntes.isNegative() ? `después salieron ${cuanto}` : `los otros ${cuanto} no están en lo entregado hasta ese día`}: contalo todo.`;
};

/** What was handed in of it, and why somebody has to count it all the same. */
const contarLoEntregado = (hay: Importe, entregado: Entregado): string => {
  const { diferencia, faltan, ya_contado } = entregado;
  const igual = new Decimal(diferencia).isZero();
  const deOtros = faltan.length === 0 ? '' : `Sin entregar lo de ${[...new Set(faltan)].join(', ')}: contalo vos.`;
  const deLoEntregado = igual ? 'Lo entregado no tiene diferencias.' : `En lo entregado: ${enPalabras(diferencia)}`;
  return [
    deOtros,
    ya_contado && 'Una parte de lo entregado ya la contó un cierre anterior: contá lo que hay.',
    contarDeAntes(hay, entregado),
    (!igual || (faltan.length === 0 && !ya_contado)) && deLoEntregado,
  ]
    .filter(Boolean)
    .join(' ');
};

/** What somebody finds in the drawer, against what there has to be; what is missing or too much is explained. */
export const ContarElCajon = ({ cajon, billetes, escrito, errores, alEscribir }: Props) => {
  const { contados, motivos } = escrito;
  const contar = (medio: string, texto: string) =>
    alEscribir({ ...escrito, contados: { ...contados, [medio]: texto } });
  return (
    <Stack gap="sm">
      {cajon.map(({ medio, nombre, esperado, entregado = null }) => {
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
            {entregado !== null && <Text size="sm">{contarLoEntregado(esperado, entregado)}</Text>}
            {medio === EFECTIVO && <ContarPorBilletes billetes={billetes} alSumar={(total) => contar(medio, total)} />}
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
