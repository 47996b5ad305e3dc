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

const contarLoEntregado = ({ diferencia, faltan }: NonNullable<PorCerrar['cajon'][number]['entregado']>): string => {
  const igual = new Decimal(diferencia).isZero();
  const entregado = igual ? 'Lo entregado no tiene diferencias.' : `En lo entregado: ${enPalabras(diferencia)}`;
  if (faltan.length === 0) return entregado;
  return `Sin entregar lo de ${[...new Set(faltan)].join(', ')}: contalo vos. ${igual ? '' : entregado}`.trim();
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
            {entregado !== null && <Text size="sm">{contarLoEntregado(entregado)}</Text>}
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
