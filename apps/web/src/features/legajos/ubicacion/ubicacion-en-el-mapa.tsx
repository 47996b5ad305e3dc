import { cambiarUbicacion, localidadDe } from '@colega/asistentes/legajos';
import { mensajes } from '@colega/contract/mensajes';
import { escribirPunto, estaLejosDeLaLocalidad, leerPar, leerPunto, type Punto } from '@colega/domain/legajos';
import { useErrorEn } from '@colega/web-kit/form/use-campo.ts';
import { Nota } from '@colega/web-kit/ui/avisos/nota.tsx';
import { LimiteDeFallas } from '@colega/web-kit/ui/esperas/limite-de-fallas.tsx';
import { vistaInicial } from '@colega/web-kit/ui/mapa/punto.ts';
import { Icono } from '@colega/web-kit/ui/signos/icono.tsx';
import { Button, Card, Input, SimpleGrid, Skeleton, Stack, Text, Title } from '@mantine/core';
import { type ClipboardEvent, lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { CampoDeTexto } from '../asistente/campo-de-texto.tsx';
import { useLegajo } from '../asistente/contexto-del-legajo.ts';

const Mapa = lazy(() => import('@colega/web-kit/ui/mapa/mapa.tsx'));

/** AUT-078. */
export const ALTO_DEL_MAPA = 415;

export const UbicacionEnElMapa = () => {
  const { borrador, cambiar, referencias } = useLegajo();
  const errorEn = useErrorEn();
  const { latitud, longitud, localidad_id } = borrador.ubicacion;
  const punto = useMemo(() => leerPunto(latitud, longitud), [latitud, longitud]);
  const localidad = localidadDe(borrador, localidad_id);
  const [vista, setVista] = useState(() => vistaInicial(punto, localidad));
  const centro = useRef<Punto>(vista.centro);
  const anterior = useRef(localidad_id);
  useEffect(() => {
    if (anterior.current === localidad_id) return;
    anterior.current = localidad_id;
    if (localidad) setVista(vistaInicial(null, localidad)); // AUT-076
  }, [localidad_id, localidad]);

  const elegir = (nuevo: Punto) => {
    cambiar((b) => cambiarUbicacion(b, { latitud: escribirPunto(nuevo.lat), longitud: escribirPunto(nuevo.lng) }));
    setVista(vistaInicial(nuevo, null));
  };
  const escribir = (cambio: { latitud?: string; longitud?: string }) => {
    cambiar((b) => cambiarUbicacion(b, cambio));
    const nuevo = leerPunto(cambio.latitud ?? latitud, cambio.longitud ?? longitud);
    if (nuevo) setVista(vistaInicial(nuevo, null));
  };
  /** Maps copy both coordinates at once, and either field takes them. */
  const pegar = (evento: ClipboardEvent) => {
    const par = leerPar(evento.clipboardData.getData('text'));
    if (!par) return;
    evento.preventDefault();
    elegir(par);
  };
  const deLatitud = errorEn('ubicacion.latitud');
  const faltaElPunto = deLatitud === mensajes.ubicacion_requerida;
  const lejos = localidad !== null && punto !== null && estaLejosDeLaLocalidad({ latitud, longitud }, localidad);
  const { map_tiles_url, map_tiles_atribucion } = referencias.configuracion;

  return (
    <Card component="section" aria-labelledby="titulo-mapa">
      <Stack gap="md">
        <div>
          <Title order={3} id="titulo-mapa">
            Ubicación en el mapa*
          </Title>
          <Text c="dimmed">
            Hacé clic donde está la obra. Con el teclado: entrá al mapa, movelo con las flechas y usá su centro, o
            escribí las coordenadas.
          </Text>
        </div>
        <LimiteDeFallas alternativa={<SinMapa />}>
          <Suspense fallback={<Skeleton height={ALTO_DEL_MAPA} />}>
            <Mapa
              punto={punto}
              vista={vista}
              alElegir={elegir}
              alMover={(nuevo) => {
                centro.current = nuevo;
              }}
              alto={ALTO_DEL_MAPA}
              mosaicos={map_tiles_url}
              atribucion={map_tiles_atribucion}
            />
          </Suspense>
        </LimiteDeFallas>
        {faltaElPunto && <Input.Error role="alert">{deLatitud}</Input.Error>}
        <div role="status">{lejos && <Nota tono="advierte">{mensajes.punto_lejano}</Nota>}</div>
        <div>
          <Button variant="default" leftSection={<Icono nombre="lugar" />} onClick={() => elegir(centro.current)}>
            Usar el centro del mapa
          </Button>
        </div>
        <SimpleGrid cols={{ base: 2 }} maw={480}>
          <CampoDeTexto
            ruta="ubicacion.latitud"
            {...(faltaElPunto && { error: true })}
            inputMode="text"
            onPaste={pegar}
            value={latitud}
            alCambiar={(texto) => escribir({ latitud: texto.trim().replace(',', '.') })}
          />
          <CampoDeTexto
            ruta="ubicacion.longitud"
            {...(faltaElPunto && { error: true })}
            inputMode="text"
            onPaste={pegar}
            value={longitud}
            alCambiar={(texto) => escribir({ longitud: texto.trim().replace(',', '.') })}
          />
        </SimpleGrid>
      </Stack>
    </Card>
  );
};

const SinMapa = () => (
  <Text role="status">No pudimos cargar el mapa. Podés escribir las coordenadas de la obra acá abajo.</Text>
);
