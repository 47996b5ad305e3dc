import type { Legajo } from '@colega/contract/legajos';
import { formatFecha } from '@colega/domain/fechas';
import { formatImporte } from '@colega/domain/importes';
import { Group, List, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { type EstadoDeCargo, PanelDeCargo } from './panel-de-cargo.tsx';

/** OPN-078. */
const ESTADOS: Readonly<Record<Legajo['estado_cep'], EstadoDeCargo & { texto: string }>> = {
  exento: { insignia: 'EXENTO', tono: 'exito', texto: 'La modalidad del legajo está exenta de CEP.' },
  no_requerido: { insignia: 'NO REQUERIDO', tono: 'exito', texto: 'El comitente es el Colegio: no se paga CEP.' },
  nada_por_pagar: {
    ...{ insignia: 'NADA POR PAGAR', tono: 'exito' },
    texto: 'Vino del sistema anterior sin nada por pagar de CEP.',
  },
  sin_cobro: {
    ...{ insignia: 'NO SE COBRA', tono: 'exito' },
    texto: 'En la fecha de este legajo, el Colegio no cobra CEP: no hay nada que pagar.',
  },
  pagado: { insignia: 'PAGADO', tono: 'exito', texto: 'El CEP de los contratos confirmados está pago.' },
  pendiente: { insignia: 'PENDIENTE', tono: 'aviso', texto: 'Se debe el CEP del contrato confirmado.' },
};

const DEL_LEGAJO: Readonly<Record<string, string>> = {
  'borrador pendiente': 'Se paga una vez confirmado el legajo.',
  'anulado no_requerido': 'El legajo está anulado: no se paga CEP.',
};

/** CEP-001, CEP-011, CEP-012. */
type Props = { legajo: Legajo; cobro?: ReactNode; recibo?: ((id: number) => ReactNode) | undefined };

export const PanelCep = ({ legajo, cobro, recibo }: Props) => {
  const { estado_cep, estado_legajo } = legajo;
  const { texto, ...estado } = ESTADOS[estado_cep];
  return (
    <PanelDeCargo
      legajo={legajo}
      circuito="cep"
      id="cep"
      titulo="CEP"
      queEs="Es la tasa de control del ejercicio profesional."
      estado={estado}
      cobro={cobro}
    >
      <Text>{DEL_LEGAJO[`${estado_legajo.clave} ${estado_cep}`] ?? texto}</Text>
      <Ceps legajo={legajo} recibo={recibo} />
    </PanelDeCargo>
  );
};

const Ceps = ({ legajo: { ceps, ultima_orden_cep_generado: orden }, recibo }: Pick<Props, 'legajo' | 'recibo'>) =>
  ceps.length > 0 && (
    <List listStyleType="none">
      {ceps.map(({ id, fecha, importe, anulado, orden_pago_id, comprobante_id }) => (
        <List.Item key={id}>
          <Group gap="sm">
            {`${formatImporte(importe)} · ${formatFecha(fecha)}${anulado ? ' · ANULADO' : ''}`}
            {comprobante_id !== null && orden_pago_id !== orden?.id && recibo?.(comprobante_id)}
          </Group>
        </List.Item>
      ))}
    </List>
  );
