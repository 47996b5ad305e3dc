import type { LiquidacionDeLegajo } from '@colega/contract/dinero';
import type { Legajo } from '@colega/contract/legajos';
import { formatFecha } from '@colega/domain/fechas';
import { formatImporte } from '@colega/domain/importes';
import { ListaDeDatos } from '@colega/web-kit/ui/datos/lista-de-datos.tsx';
import { ValoresDeReferencia } from '@colega/web-kit/ui/datos/valores-de-referencia.tsx';
import { Card, Checkbox, Divider, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { hayDeReferencia, Pasos } from '../desglose.tsx';
import { Renglones } from '../renglones.tsx';
import { TotalAPagar } from '../total-a-pagar.tsx';
import type { SaldoAFavor } from './use-saldo-a-favor.ts';

type Props = { legajo: Legajo; liquidacion: LiquidacionDeLegajo; saldo: SaldoAFavor };

/** CEP-014, CEP-016. */
export const ContratoPorPagar = ({ legajo, liquidacion, saldo }: Props) => {
  const { matricula, modalidad, rubro, comitentes, detalles, detalle_vigente } = legajo;
  const detalle = detalles.find(({ id }) => id === liquidacion.detalle_id) ?? detalle_vigente;
  return (
    <>
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="lg">
        <Card component="section" aria-labelledby="contrato-del-pago">
          <Title order={2} id="contrato-del-pago" mb="sm">
            Legajo Nº {legajo.numero_legajo}
          </Title>
          <ListaDeDatos
            datos={[
              ['Matrícula', `${matricula.codigo} · ${matricula.descripcion}`],
              ['Modalidad', modalidad.nombre],
              ['Rubro', rubro.nombre],
              ['Comitente', comitentes.map(({ apellido_nombre }) => apellido_nombre).join(', ')],
            ]}
          />
        </Card>
        {detalle && (
          <Card component="section" aria-labelledby="detalle-del-pago">
            <Title order={2} id="detalle-del-pago" mb="sm">
              {detalle.tipo_contrato === 'ampliacion' ? 'Ampliación' : 'Contrato original'}
            </Title>
            <ListaDeDatos
              datos={[
                ['Fecha', formatFecha(detalle.fecha)],
                ['Vencimiento', formatFecha(detalle.vencimiento)],
                ['Honorario Convenido', formatImporte(detalle.monto)],
                ['Tareas', detalle.tareas.map(({ tarea }) => tarea.nombre).join(', ')],
              ]}
            />
          </Card>
        )}
      </SimpleGrid>
      <Card component="section" aria-label="Qué se paga">
        <Stack gap="sm">
          {liquidacion.conceptos.map((concepto) => (
            <Concepto key={concepto.identificador} {...concepto} />
          ))}
          {hayDeReferencia(liquidacion.conceptos) && <ValoresDeReferencia />}
          {saldo.hay && (
            <Checkbox
              size="md"
              label={`Usar mi saldo a favor (${formatImporte(saldo.disponible)})`}
              checked={saldo.usado}
              onChange={(evento) => saldo.usar(evento.currentTarget.checked)}
            />
          )}
          {saldo.usado && (
            <Renglones renglones={[{ clave: 'saldo', descripcion: 'Saldo a favor', importe: `-${saldo.tomado}` }]} />
          )}
          <Divider />
          <TotalAPagar importe={saldo.aPagar} {...plazoDe(liquidacion, saldo.usado)} />
        </Stack>
      </Card>
    </>
  );
};

const Concepto = ({ descripcion, pasos }: LiquidacionDeLegajo['conceptos'][number]) => (
  <>
    <Text fw={700}>{descripcion}</Text>
    <Pasos pasos={pasos} />
  </>
);

/** With a credit, the due dates are those of a coupon that is not made yet. */
const plazoDe = ({ vencimiento, ultimo_vencimiento, vencimientos }: LiquidacionDeLegajo, conSaldo: boolean) =>
  vencimiento && ultimo_vencimiento
    ? { plazo: { vencimiento, ultimo_vencimiento, vencimientos: conSaldo ? [] : vencimientos } }
    : {};
