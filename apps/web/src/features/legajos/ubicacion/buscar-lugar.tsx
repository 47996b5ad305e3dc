import { mensajes } from '@colega/contract/mensajes';
import { LARGO_DE_LUGAR } from '@colega/contract/referencias';
import { BotonDeAccion } from '@colega/web-kit/ui/botones/boton-de-accion.tsx';
import { Icono } from '@colega/web-kit/ui/signos/icono.tsx';
import { Card, Group, Stack, TextInput, Title } from '@mantine/core';
import { useState } from 'react';
import { LugarEncontrado } from './lugar-encontrado.tsx';
import { leerMiUbicacion } from './mi-ubicacion.ts';
import { ObrasDelComitente } from './obras-del-comitente.tsx';
import { useLugar } from './use-lugar.ts';

const MINIMO = 3;
const QUE_SE_ESCRIBE =
  'La dirección (Las Heras 1234, Tandil), la partida, la nomenclatura (III-C-70-16) o las coordenadas: se completa lo que falte';

/** The place in one step: whatever is known of it is put where nothing was written. */
export const BuscarLugar = () => {
  const [texto, setTexto] = useState('');
  const [margen, setMargen] = useState<string | null>(null);
  const lugar = useLugar();
  const buscar = async (): Promise<void> => {
    setMargen(null);
    if (texto.trim().length < MINIMO) return lugar.fallar(mensajes.lugar_corto);
    await lugar.buscar(texto.trim());
  };
  const usarLaMia = async (): Promise<void> => {
    const sigue = lugar.empezar();
    const donde = await leerMiUbicacion();
    if (sigue.aborted) return;
    if ('porque' in donde) return lugar.fallar(donde.porque);
    setTexto(donde.texto);
    setMargen(donde.margen);
    await lugar.buscar(donde.texto, sigue);
  };
  return (
    <Card component="section" aria-labelledby="titulo-lugar">
      <Stack gap="md">
        <Title order={3} id="titulo-lugar">
          ¿Dónde es la obra?
        </Title>
        <TextInput
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          label="Buscar el lugar"
          description={QUE_SE_ESCRIBE}
          maxLength={LARGO_DE_LUGAR}
          value={texto}
          error={lugar.falla}
          errorProps={{ role: 'alert' }}
          onChange={(evento) => setTexto(evento.currentTarget.value)}
          onKeyDown={(evento) => {
            if (evento.key !== 'Enter') return;
            evento.preventDefault();
            void buscar();
          }}
        />
        <Group gap="sm">
          <BotonDeAccion alPresionar={() => buscar()} ocupado="Buscando…" leftSection={<Icono nombre="buscar" />}>
            Buscar lugar
          </BotonDeAccion>
          <BotonDeAccion
            variant="default"
            alPresionar={usarLaMia}
            ocupado="Buscando dónde estás…"
            leftSection={<Icono nombre="lugar" />}
          >
            Usar mi ubicación
          </BotonDeAccion>
        </Group>
        <ObrasDelComitente lugar={lugar} />
        <LugarEncontrado lugar={lugar} margen={margen} />
      </Stack>
    </Card>
  );
};
