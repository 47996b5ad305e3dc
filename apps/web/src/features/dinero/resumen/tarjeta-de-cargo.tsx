import type { FilaDeResumen } from '@colega/contract/dinero';
import { mensajes } from '@colega/contract/mensajes';
import { formatFecha } from '@colega/domain/fechas';
import { formatImporte } from '@colega/domain/importes';
import { BotonDeDescarga } from '@colega/web-kit/ui/botones/boton-de-descarga.tsx';
import { BotonEnlace } from '@colega/web-kit/ui/botones/boton-enlace.tsx';
import { Dato } from '@colega/web-kit/ui/datos/dato.tsx';
import { diaDe } from '@colega/web-kit/ui/datos/instante.tsx';
import { useHoy } from '@colega/web-kit/ui/datos/use-hoy.ts';
import { textoDeVencimiento } from '@colega/web-kit/ui/datos/vencimientos.ts';
import tarjeta from '@colega/web-kit/ui/listas/tarjeta-con-enlace.module.css';
import { Icono } from '@colega/web-kit/ui/signos/icono.tsx';
import { Card, Group, Text, Title } from '@mantine/core';
import { useId } from 'react';
import { imprimirCupon } from '../../../lib/consultas/cuenta.ts';
import { direccionDelCupon } from '../../../lib/navegacion/direcciones.ts';
import { InsigniaDeCobro } from '../insignia-de-cobro.tsx';
import estilos from '../tarjeta-de-cuenta.module.css';

/** RES-004..006. Two words of the college mean paid (OPN-083). */
export const TarjetaDeCargo = ({ fila }: { fila: FilaDeResumen }) => {
  const pago = fila.estado !== 'PENDIENTE';
  const id = useId();
  const hoy = useHoy();
  return (
    <Card component="li" className={estilos.cargo} padding="md" aria-labelledby={id}>
      <Group justify="space-between" align="flex-start" gap="xs">
        <Title order={2} size="h3" id={id}>
          {fila.descripcion}
        </Title>
        <InsigniaDeCobro estado={pago ? 'pago' : 'pendiente'}>{pago ? 'Paga' : 'Pendiente'}</InsigniaDeCobro>
      </Group>
      <div className={tarjeta.datos}>
        <Dato icono="credencial" nombre="Matrícula" valor={fila.codigo_matricula} />
        <Text className={estilos.fecha}>
          {fila.fecha_pago
            ? `Fecha de pago: ${formatFecha(diaDe(fila.fecha_pago))}`
            : textoDeVencimiento(diaDe(fila.fecha_vencimiento), hoy)}
        </Text>
        <Text className={tarjeta.monto}>{formatImporte(fila.importe_total)}</Text>
      </div>
      {fila.orden_pago_id !== null && <Cupon id={fila.orden_pago_id} descripcion={fila.descripcion} />}
    </Card>
  );
};

const Cupon = ({ id, descripcion }: { id: number; descripcion: string }) => (
  <Group className={tarjeta.acciones} gap="sm" data-no-imprime>
    <BotonDeDescarga
      leftSection={<Icono nombre="documento" />}
      pedir={() => imprimirCupon(id)}
      nombre={`cupon_${id}.pdf`}
      falla={mensajes.error_intentar_imprimir}
      aria-label={`IMPRIMIR el cupón de ${descripcion}`}
    >
      IMPRIMIR
    </BotonDeDescarga>
    <BotonEnlace to={direccionDelCupon(id)} variant="default" aria-label={`Ver el cupón de ${descripcion}`}>
      Ver el cupón
    </BotonEnlace>
  </Group>
);
