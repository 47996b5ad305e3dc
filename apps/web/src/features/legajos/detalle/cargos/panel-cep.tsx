import type { Legajo } from '@colega/contract/legajos';
import { formatImporte } from '@colega/domain/dinero';
import { formatFecha } from '@colega/domain/fechas';
import { Card, Group, List, Stack, Text, Title } from '@mantine/core';
import { InsigniaDeEstado, type Tono } from '../../../../ui/insignia-de-estado.tsx';
import { CuponGenerado } from './cupon-generado.tsx';

/** OPN-078. */
const ESTADOS: Readonly<Record<Legajo['estado_cep'], { insignia: string; tono: Tono; texto: string }>> = {
  exento: { insignia: 'EXENTO', tono: 'exito', texto: 'La modalidad del legajo está exenta de CEP.' },
  no_requerido: { insignia: 'NO REQUERIDO', tono: 'exito', texto: 'El comitente es el Colegio: no se paga CEP.' },
  pagado: { insignia: 'PAGADO', tono: 'exito', texto: 'El CEP de los contratos confirmados está pago.' },
  pendiente: { insignia: 'PENDIENTE', tono: 'aviso', texto: 'Se debe el CEP del contrato confirmado.' },
};

/** CEP-001, CEP-011, CEP-012. */
export const PanelCep = ({ legajo }: { legajo: Legajo }) => {
  const { estado_cep, ceps, ultima_orden_cep_generado, estado_legajo } = legajo;
  const { insignia, tono, texto } = ESTADOS[estado_cep];
  const enBorrador = estado_legajo.clave === 'borrador' && estado_cep === 'pendiente';
  return (
    <Card component="section" aria-labelledby="titulo-cep">
      <Stack gap="sm">
        <Group justify="space-between" gap="sm">
          <Title order={2} id="titulo-cep">
            CEP
          </Title>
          <InsigniaDeEstado tono={tono}>{insignia}</InsigniaDeEstado>
        </Group>
        <Text c="dimmed">{enBorrador ? 'Se paga una vez confirmado el legajo.' : texto}</Text>
        {ceps.length > 0 && (
          <List listStyleType="none">
            {ceps.map(({ id, fecha, importe, anulado }) => (
              <List.Item key={id}>
                {formatImporte(importe)} · {formatFecha(fecha)}
                {anulado && ' · ANULADO'}
              </List.Item>
            ))}
          </List>
        )}
        <CuponGenerado orden={ultima_orden_cep_generado} />
      </Stack>
    </Card>
  );
};
