import { LARGO_DE_PARA_QUIEN, rutasDelLaboratorio } from '@colega/contract/honorarios';
import { textoDePresupuesto } from '@colega/contract/mensajes';
import type { Fecha } from '@colega/domain/fechas';
import { type PedidoDeCalculo, ultimaValidez, validarValidez, validezHabitual } from '@colega/domain/honorarios';
import { llamar } from '@colega/web-kit/lib/api/llamar.ts';
import { BotonDeDescarga } from '@colega/web-kit/ui/botones/boton-de-descarga.tsx';
import { FechaInput } from '@colega/web-kit/ui/entradas/fecha-input.tsx';
import { Icono } from '@colega/web-kit/ui/signos/icono.tsx';
import { Card, SimpleGrid, Stack, Text, TextInput, Title } from '@mantine/core';
import { useState } from 'react';

type Props = { pedido: PedidoDeCalculo; hoy: Fecha; propio: boolean };

/** S-943: what a client is given before there is a contract. */
export const Presupuesto = ({ pedido, hoy, propio }: Props) => {
  const [para, setPara] = useState('');
  const [vence, setVence] = useState<Fecha | null>(() => validezHabitual(hoy));
  const mala = vence === null ? null : validarValidez(vence, hoy);
  const pedir = () => {
    const { fecha, segmento, factor_coeficiente, categoria, tareas_valores } = pedido;
    const body = {
      pedido: { fecha, segmento, factor_coeficiente, ...(categoria && { categoria }), tareas_valores },
      ...{ para: para.trim(), vence: vence ?? '' },
    };
    return propio
      ? llamar(rutasDelLaboratorio.presupuestoPropio, { body })
      : llamar(rutasDelLaboratorio.presupuesto, { body });
  };
  return (
    <Card component="section" aria-labelledby="presupuesto">
      <Stack gap="md">
        <div>
          <Title order={2} size="h3" id="presupuesto">
            Presupuesto para el cliente
          </Title>
          <Text c="dimmed">
            Un PDF con el mínimo y su cuenta.{' '}
            {propio ? 'Lleva tu nombre, tu CUIT y tus matrículas.' : 'Con tu sesión abierta lleva también tus datos.'}
          </Text>
        </div>
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="lg">
          <TextInput
            id="para"
            label="Para quién (opcional)"
            autoComplete="off"
            maxLength={LARGO_DE_PARA_QUIEN}
            value={para}
            onChange={({ currentTarget: { value } }) => setPara(value)}
          />
          <FechaInput
            id="vence"
            label="Válido hasta"
            required
            minima={hoy}
            maxima={ultimaValidez(hoy)}
            value={vence}
            error={mala && textoDePresupuesto(mala)}
            alCambiar={setVence}
          />
        </SimpleGrid>
        <div>
          <BotonDeDescarga
            pedir={pedir}
            nombre="presupuesto-de-honorarios.pdf"
            falla="No pudimos armar el presupuesto."
            conDetalle
            leftSection={<Icono nombre="descargar" />}
            disabled={vence === null || mala !== null}
          >
            Descargar el presupuesto
          </BotonDeDescarga>
        </div>
      </Stack>
    </Card>
  );
};
