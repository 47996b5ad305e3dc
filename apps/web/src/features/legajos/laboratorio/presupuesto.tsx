import type { LoPresupuestado } from '@colega/asistentes/legajos';
import { LARGO_DE_NOTA_DE_PRESUPUESTO, LARGO_DE_PARA_QUIEN, rutasDelLaboratorio } from '@colega/contract/honorarios';
import { textoDePresupuesto } from '@colega/contract/mensajes';
import type { Fecha } from '@colega/domain/fechas';
import {
  type PedidoDeCalculo,
  ultimaValidez,
  validarConvenido,
  validarValidez,
  validezHabitual,
} from '@colega/domain/honorarios';
import { formatImporte, type Importe, parseMonto } from '@colega/domain/importes';
import { llamar } from '@colega/web-kit/lib/api/llamar.ts';
import { BotonDeDescarga } from '@colega/web-kit/ui/botones/boton-de-descarga.tsx';
import { AreaDeTexto } from '@colega/web-kit/ui/entradas/area-de-texto.tsx';
import { FechaInput } from '@colega/web-kit/ui/entradas/fecha-input.tsx';
import { MontoInput } from '@colega/web-kit/ui/entradas/monto-input.tsx';
import { Icono } from '@colega/web-kit/ui/signos/icono.tsx';
import { Button, Card, Group, SimpleGrid, Stack, Text, TextInput, Title } from '@mantine/core';
import { useRef, useState } from 'react';
import { hayAlgoPresupuestado, SIN_PRESUPUESTO } from './lo-presupuestado.ts';
import type { useLoPresupuestado } from './use-lo-presupuestado.ts';

type Props = {
  pedido: PedidoDeCalculo;
  minimo: Importe;
  hoy: Fecha;
  propio: boolean;
  presupuesto: ReturnType<typeof useLoPresupuestado>;
};

type LeidoDeConvenido = { valor: Importe | null; error: string | null };

/** Nothing written is the minimum: under it, the paper is not made. */
const leerConvenido = (escrito: string, minimo: Importe): LeidoDeConvenido => {
  if (escrito.trim() === '') return { valor: null, error: null };
  const leido = parseMonto(escrito);
  if (!leido.ok) return { valor: null, error: 'Escribilo en pesos, con hasta dos decimales.' };
  return validarConvenido(leido.valor, minimo)
    ? { valor: null, error: `No puede ser menor que el mínimo, ${formatImporte(minimo)}.` }
    : { valor: leido.valor, error: null };
};

/** S-943: what a client is given before there is a contract. */
export const Presupuesto = ({ pedido, minimo, hoy, propio, presupuesto: { escrito, setEscrito } }: Props) => {
  const { para, convenido, nota } = escrito;
  const poner = (cambio: Partial<LoPresupuestado>) => setEscrito((antes) => ({ ...antes, ...cambio }));
  const primero = useRef<HTMLInputElement>(null);
  const borrar = (): void => {
    setEscrito(SIN_PRESUPUESTO);
    // The button goes: whoever pressed it stays here.
    primero.current?.focus();
  };
  const [vence, setVence] = useState<Fecha | null>(() => validezHabitual(hoy));
  const mala = vence === null ? null : validarValidez(vence, hoy);
  const deConvenido = leerConvenido(convenido, minimo);
  const pedir = () => {
    const { fecha, segmento, factor_coeficiente, categoria, tareas_valores } = pedido;
    const body = {
      pedido: { fecha, segmento, factor_coeficiente, ...(categoria && { categoria }), tareas_valores },
      ...{ para: para.trim(), vence: vence ?? '', nota: nota.trim() },
      ...(deConvenido.valor !== null && { honorario_convenido: deConvenido.valor }),
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
            Un PDF con el mínimo y su cuenta, y el CEP y el timbrado con las tasas de ese día.{' '}
            {propio ? 'Lleva tu nombre, tu CUIT y tus matrículas.' : 'Con tu sesión abierta lleva también tus datos.'}
          </Text>
        </div>
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="lg">
          <TextInput
            ref={primero}
            id="para"
            label="Para quién (opcional)"
            autoComplete="off"
            maxLength={LARGO_DE_PARA_QUIEN}
            value={para}
            onChange={({ currentTarget: { value } }) => poner({ para: value })}
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
          <MontoInput
            id="honorario_convenido"
            label="Honorario convenido (opcional)"
            description={`El mínimo es ${formatImporte(minimo)}.`}
            value={convenido}
            error={deConvenido.error}
            alCambiar={(valor) => poner({ convenido: valor })}
          />
        </SimpleGrid>
        <AreaDeTexto
          id="nota"
          label="Nota para el cliente (opcional)"
          description={`Hasta ${LARGO_DE_NOTA_DE_PRESUPUESTO} letras. Va en el PDF, y en el legajo que crees con esto. El enlace no la lleva, ni para quién es, ni lo convenido.`}
          lineas={2}
          maximo={8}
          maxLength={LARGO_DE_NOTA_DE_PRESUPUESTO}
          value={nota}
          onChange={({ currentTarget: { value } }) => poner({ nota: value })}
        />
        <Group gap="sm">
          <BotonDeDescarga
            pedir={pedir}
            nombre="presupuesto-de-honorarios.pdf"
            falla="No pudimos armar el presupuesto."
            conDetalle
            leftSection={<Icono nombre="descargar" />}
            disabled={vence === null || mala !== null || deConvenido.error !== null}
          >
            Descargar el presupuesto
          </BotonDeDescarga>
          {hayAlgoPresupuestado(escrito) && (
            <Button variant="subtle" onClick={borrar}>
              Borrar lo escrito
            </Button>
          )}
        </Group>
      </Stack>
    </Card>
  );
};
