import { agregarConocido } from '@colega/asistentes/legajos';
import { rutasDeLegajos } from '@colega/contract/legajos';
import { formatCuit } from '@colega/domain/identificadores';
import { consulta } from '@colega/web-kit/lib/consultas/consulta.ts';
import { VARIOS_RENGLONES } from '@colega/web-kit/ui/botones/varios-renglones.ts';
import { Codigo } from '@colega/web-kit/ui/datos/codigo.tsx';
import { Icono } from '@colega/web-kit/ui/signos/icono.tsx';
import { Button, Card, Group, Stack, Text, TextInput, Title, VisuallyHidden } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLegajo } from '../asistente/contexto-del-legajo.ts';
import { type Conocido, conocidosEn, useComitentesConocidos } from './use-comitentes-conocidos.ts';

const ESPERA_MS = 250;

/** Whoever commissioned earlier files is added with one press, with what those files say of them. */
export const ComitentesConocidos = () => {
  const { borrador, cambiar } = useLegajo();
  const cliente = useQueryClient();
  const [buscado, setBuscado] = useState('');
  const [pedido] = useDebouncedValue(buscado.trim(), ESPERA_MS);
  const [dicho, setDicho] = useState('');
  const [falla, setFalla] = useState<string | null>(null);
  const legajos = useComitentesConocidos(pedido);
  const conocidos = conocidosEn(legajos, new Set(borrador.comitentes.map(({ cuit }) => cuit)), pedido);
  if (conocidos.length === 0 && buscado === '') return null;

  const agregar = async ({ cuit, apellido_nombre, legajo_id }: Conocido): Promise<void> => {
    setFalla(null);
    try {
      const legajo = await cliente.fetchQuery(consulta(rutasDeLegajos.legajo, { params: { id: legajo_id } }));
      cambiar((b) => agregarConocido(b, legajo, cuit));
      setDicho(`${apellido_nombre} agregado`);
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
            <Button
              key={conocido.cuit}
              variant="default"
              {...VARIOS_RENGLONES}
              leftSection={<Icono nombre="persona" />}
              onClick={() => void agregar(conocido)}
            >
              {conocido.apellido_nombre} · <Codigo>{formatCuit(conocido.cuit)}</Codigo>
            </Button>
          ))}
        </Group>
        {conocidos.length === 0 && (
          <Text c="dimmed" role="status">
            Ninguno de tus comitentes coincide: agregalo por su CUIT.
          </Text>
        )}
        {falla !== null && (
          <Text c="var(--colega-error)" role="alert">
            {falla}
          </Text>
        )}
        <VisuallyHidden role="status">{dicho}</VisuallyHidden>
      </Stack>
    </Card>
  );
};
