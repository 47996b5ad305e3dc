import type { Legajo } from '@colega/contract/legajos';
import { formatImporte } from '@colega/domain/importes';
import { Text } from '@mantine/core';

export const textoDeACuenta = (pagado: string, resta: string): string =>
  `a cuenta ${formatImporte(pagado)} · resta ${formatImporte(resta)}`;

const CONTRATO = { original: 'Del contrato original', ampliacion: 'De la ampliación' } as const;

export const ACuenta = ({ legajo, circuito }: { legajo: Legajo; circuito: 'cep' | 'timbrados' }) =>
  legajo.a_cuenta
    .filter((pago) => pago.circuito === circuito)
    .map(({ detalle_id, pagado, resta }) => {
      const tipo = legajo.detalles.find(({ id }) => id === detalle_id)?.tipo_contrato;
      const de = legajo.detalles.length > 1 && tipo ? CONTRATO[tipo] : 'Pagado';
      return (
        <Text key={detalle_id} fw={700}>
          {de} {textoDeACuenta(pagado, resta)}
        </Text>
      );
    });
