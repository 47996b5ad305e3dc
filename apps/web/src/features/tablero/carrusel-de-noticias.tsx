import type { Noticia } from '@colega/contract/tablero';
import { formatFecha } from '@colega/domain/fechas';
import { dialogoAlAbrir } from '@colega/web-kit/ui/dialogos/dialogo-al-abrir.tsx';
import { Icono } from '@colega/web-kit/ui/signos/icono.tsx';
import { ActionIcon, Anchor, Button, Group, Stack, Text, Title } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { acortar } from './acortar.ts';

const NoticiaCompleta = dialogoAlAbrir(() => import('./noticia-completa.tsx'));

/** CON-004, S-168. */
export const INTERVALO_MS = 5_000;
export const LARGO_DEL_RESUMEN = { ancho: 150, angosto: 120 };

export const CarruselDeNoticias = ({ noticias }: { noticias: readonly Noticia[] }) => {
  const [retenido, setRetenido] = useState(false);
  const { indice, pausado, setPausado, ir } = usePasaje(noticias.length, retenido);
  const noticia = noticias[indice];
  if (!noticia) return null;
  return (
    <section
      aria-roledescription="carrusel"
      aria-label="Últimas noticias"
      onMouseEnter={() => setRetenido(true)}
      onMouseLeave={() => setRetenido(false)}
      onFocus={() => setRetenido(true)}
      onBlur={() => setRetenido(false)}
    >
      <Stack gap="sm">
        <div aria-live={pausado || retenido ? 'polite' : 'off'} style={{ minHeight: '9.5rem' }}>
          <Resumen key={noticia.id} noticia={noticia} />
        </div>
        {noticias.length > 1 && (
          <Group gap="xs">
            <ActionIcon aria-label="Noticia anterior" onClick={() => ir(indice - 1)}>
              <Icono nombre="izquierda" />
            </ActionIcon>
            <ActionIcon aria-label={pausado ? 'Reanudar' : 'Pausar'} onClick={() => setPausado(!pausado)}>
              <Icono nombre={pausado ? 'seguir' : 'pausa'} />
            </ActionIcon>
            <ActionIcon aria-label="Noticia siguiente" onClick={() => ir(indice + 1)}>
              <Icono nombre="derecha" />
            </ActionIcon>
            <Text size="sm" c="dimmed">
              {indice + 1} de {noticias.length}
            </Text>
          </Group>
        )}
      </Stack>
    </section>
  );
};

const usePasaje = (cantidad: number, retenido: boolean) => {
  const sinMovimiento = useMediaQuery('(prefers-reduced-motion: reduce)') ?? false;
  const [elegido, setElegido] = useState(0);
  const [pausa, setPausado] = useState<boolean | null>(null);
  const pausado = pausa ?? sinMovimiento;
  useEffect(() => {
    if (pausado || retenido || cantidad < 2) return;
    const id = setInterval(() => setElegido((previo) => previo + 1), INTERVALO_MS);
    return () => clearInterval(id);
  }, [pausado, retenido, cantidad]);
  const indice = ((elegido % cantidad) + cantidad) % cantidad;
  return { indice, pausado, setPausado, ir: setElegido };
};

const Resumen = ({ noticia: { titulo, texto, fecha, enlace } }: { noticia: Noticia }) => {
  const [abierta, setAbierta] = useState(false);
  const angosto = useMediaQuery('(max-width: 767px)') ?? false;
  const resumen = acortar(texto, LARGO_DEL_RESUMEN[angosto ? 'angosto' : 'ancho']);
  return (
    <Stack gap={4} align="flex-start">
      <Text size="sm" c="dimmed">
        {formatFecha(fecha)}
      </Text>
      <Title order={3} size="h4">
        {titulo}
      </Title>
      <Text>{resumen}</Text>
      {resumen !== texto && (
        <Button variant="subtle" px={0} onClick={() => setAbierta(true)}>
          Leer completa
        </Button>
      )}
      {enlace && (
        <Anchor href={enlace} target="_blank" rel="noreferrer">
          Más información
        </Anchor>
      )}
      <NoticiaCompleta titulo={titulo} texto={texto} abierto={abierta} alCerrar={() => setAbierta(false)} />
    </Stack>
  );
};
