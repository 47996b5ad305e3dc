import { agregarConocido } from '@colega/asistentes/legajos';
import { rutasDeLegajos } from '@colega/contract/legajos';
import { formatCuit } from '@colega/domain/identificadores';
import { consulta } from '@colega/web-kit/lib/consultas/consulta.ts';
import { BotonDeAccion } from '@colega/web-kit/ui/botones/boton-de-accion.tsx';
import { VARIOS_RENGLONES } from '@colega/web-kit/ui/botones/varios-renglones.ts';
import { Codigo } from '@colega/web-kit/ui/datos/codigo.tsx';
import { Icono } from '@colega/web-kit/ui/signos/icono.tsx';
import { Button, Card, Group, Stack, Text, TextInput, Title, VisuallyHidden } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLegajo } from '../asistente/contexto-del-legajo.ts';
import { type Conocido, conocidosEn, useComitentesConocidos } from './use-comitentes-conocidos.ts';

/** Whoever commissioned earlier files is added with one press, with what those files say of them. */
export const ComitentesConocidos = () => {
  const { borrador, cambiar } = useLegajo();
  const cliente = useQueryClient();
  const [buscado, setBuscado] = useState('');
  const [agregado, setAgregado] = useState<Conocido | null>(null);
  const [falla, setFalla] = useState<string | null>(null);
  const pedido = buscado.trim();
  const hallados = useComitentesConocidos(pedido);
  const conocidos = conocidosEn(hallados.legajos, new Set(borrador.comitentes.map(({ cuit }) => cuit)), pedido);
  const suTarjeta = borrador.comitentes.findIndex(({ cuit }) => cuit === agregado?.cuit);
  // The button is no more: whoever pressed it goes on in the card that came for it.
  useEffect(() => {
    if (suTarjeta !== -1 && document.activeElement === document.body)
      document.getElementById(`comitentes.${suTarjeta}`)?.focus();
  }, [suTarjeta]);
  if (conocidos.length === 0 && buscado === '') return null;

  const agregar = async (conocido: Conocido): Promise<void> => {
    const { cuit, apellido_nombre, legajo_id } = conocido;
    setFalla(null);
    try {
      const legajo = await cliente.fetchQuery(consulta(rutasDeLegajos.legajo, { params: { id: legajo_id } }));
      cambiar((b) => agregarConocido(b, legajo, cuit));
      setAgregado(conocido);
      setBuscado('');
    } catch {
      setFalla(`No pudimos traer los datos de ${apellido_nombre}. Agregalo por su CUIT.`);
    }
  };

  return (
    <Card component="section" aria-labelledby="titulo-conocidos" padding="md">
      <Stack gap="sm">
        <Title order={3} size="h4" id="titulo-conocidos">
          Tus comitentes
        </Title>
        <TextInput
          label="Buscar entre los de tus legajos"
          description="Por nombre o por número"
          value={buscado}
          maw={420}
          onChange={(evento) => setBuscado(evento.currentTarget.value)}
        />
        <Group gap="sm">
          {conocidos.map((conocido) => (
            <BotonDeAccion
              key={conocido.cuit}
              variant="default"
              {...VARIOS_RENGLONES}
              leftSection={<Icono nombre="persona" />}
              ocupado={`Trayendo los datos de ${conocido.apellido_nombre}…`}
              alPresionar={() => agregar(conocido)}
            >
              {conocido.apellido_nombre} · <Codigo>{formatCuit(conocido.cuit)}</Codigo>
            </BotonDeAccion>
          ))}
        </Group>
        {hallados.falla && (
          <Text c="var(--colega-error)" role="alert">
            No pudimos buscar entre tus comitentes: agregalo por su CUIT o volvé a buscar.{' '}
            <Button variant="subtle" size="sm" onClick={() => void hallados.releer()}>
              Reintentar
            </Button>
          </Text>
        )}
        {hallados.sabe && conocidos.length === 0 && (
          <Text c="dimmed" role="status">
            Ninguno de tus comitentes coincide: agregalo por su CUIT.
          </Text>
        )}
        {falla !== null && (
          <Text c="var(--colega-error)" role="alert">
            {falla}
          </Text>
        )}
        <VisuallyHidden role="status">{agregado && `${agregado.apellido_nombre} agregado`}</VisuallyHidden>
      </Stack>
    </Card>
  );
};
