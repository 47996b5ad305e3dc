import type { Legajo } from '@colega/contract/legajos';
import { formatFecha } from '@colega/domain/fechas';
import { formatImporte } from '@colega/domain/importes';
import { InsigniaDeEstado, type Tono } from '@colega/web-kit/ui/signos/insignia-de-estado.tsx';
import { Card, Group, List, Stack, Text, Title } from '@mantine/core';
import { direccionDePagarCep } from '../../../lib/navegacion/direcciones.ts';
import { ACuenta } from './a-cuenta.tsx';
import { CuponGenerado } from './cupon-generado.tsx';
import { GenerarCupon } from './generar-cupon.tsx';
import { ImprimirRecibo } from './imprimir-recibo.tsx';

/** OPN-078. */
const ESTADOS: Readonly<Record<Legajo['estado_cep'], { insignia: string; tono: Tono; texto: string }>> = {
  exento: { insignia: 'EXENTO', tono: 'exito', texto: 'La modalidad del legajo está exenta de CEP.' },
  no_requerido: { insignia: 'NO REQUERIDO', tono: 'exito', texto: 'El comitente es el Colegio: no se paga CEP.' },
  pagado: { insignia: 'PAGADO', tono: 'exito', texto: 'El CEP de los contratos confirmados está pago.' },
  pendiente: { insignia: 'PENDIENTE', tono: 'aviso', texto: 'Se debe el CEP del contrato confirmado.' },
};

const DEL_LEGAJO: Readonly<Record<string, string>> = {
  'borrador pendiente': 'Se paga una vez confirmado el legajo.',
  'anulado no_requerido': 'El legajo está anulado: no se paga CEP.',
};

/** CEP-001, CEP-011, CEP-012. */
export const PanelCep = ({ legajo }: { legajo: Legajo }) => {
  const { id, estado_cep, ceps, ultima_orden_cep_generado: orden, estado_legajo, acciones_permitidas } = legajo;
  const { insignia, tono, texto } = ESTADOS[estado_cep];
  const propio = DEL_LEGAJO[`${estado_legajo.clave} ${estado_cep}`];
  return (
    <Card component="section" id="cep" tabIndex={-1} aria-labelledby="titulo-cep">
      <Stack gap="sm">
        <Group justify="space-between" gap="sm">
          <Title order={2} id="titulo-cep">
            CEP
          </Title>
          <InsigniaDeEstado tono={tono}>{insignia}</InsigniaDeEstado>
        </Group>
        <Text size="sm" c="dimmed">
          Es la tasa de control del ejercicio profesional.
        </Text>
        <Text>{propio ?? texto}</Text>
        {ceps.length > 0 && (
          <List listStyleType="none">
            {ceps.map(({ id: cep, fecha, importe, anulado, orden_pago_id, comprobante_id }) => (
              <List.Item key={cep}>
                <Group gap="sm">
                  {`${formatImporte(importe)} · ${formatFecha(fecha)}${anulado ? ' · ANULADO' : ''}`}
                  {comprobante_id !== null && orden_pago_id !== orden?.id && <ImprimirRecibo id={comprobante_id} />}
                </Group>
              </List.Item>
            ))}
          </List>
        )}
        <ACuenta legajo={legajo} circuito="cep" />
        <CuponGenerado orden={orden} />
        <GenerarCupon
          to={direccionDePagarCep(id)}
          permitido={acciones_permitidas.puede_generar_cep}
          yaGenerado={orden !== null}
        >
          Pagar CEP
        </GenerarCupon>
      </Stack>
    </Card>
  );
};
