import 'leaflet/dist/leaflet.css';
import type { Punto } from '@colega/domain/legajos';
import { Text } from '@mantine/core';
import { useMediaQuery, useReducedMotion } from '@mantine/hooks';
import { divIcon, type Map as MapaDeLeaflet } from 'leaflet';
import { useEffect, useMemo, useRef, useState } from 'react';
import { MapContainer, Marker, ScaleControl, TileLayer, useMap, useMapEvents } from 'react-leaflet';
import { LimitesDePartidos, useLimites } from './limites-de-partidos.tsx';
import { LocalidadesDelMapa } from './localidades-del-mapa.tsx';
import classes from './mapa.module.css';
import type { Vista } from './punto.ts';

type Props = {
  punto: Punto | null;
  vista: Vista;
  alElegir?: (punto: Punto) => void;
  alMover?: (centro: Punto) => void;
  alto: number;
  mosaicos: string | null;
  atribucion: string;
};

const PIN =
  '<svg width="36" height="44" viewBox="0 0 36 44" aria-hidden="true"><path d="M18 43S34 27 34 17A16 16 0 1 0 2 17c0 10 16 26 16 26z" fill="#b3161b" stroke="#fff" stroke-width="2"/><circle cx="18" cy="17" r="6" fill="#fff"/></svg>';
const ICONO = divIcon({ html: PIN, className: '', iconSize: [36, 44], iconAnchor: [18, 43] });

/** Leaflet is a piece of its own, fetched where a map is seen. */
const Mapa = ({ punto, vista, alElegir, alMover, alto, mosaicos, atribucion }: Props) => {
  const [sinMosaicos, setSinMosaicos] = useState(mosaicos === null);
  const llegaron = useRef(false);
  const eventos = useMemo(
    () => ({
      tileload: () => {
        llegaron.current = true;
      },
      // A missing tile is a hole, and none at all is no map.
      tileerror: () => !llegaron.current && setSinMosaicos(true),
    }),
    [],
  );
  const conLimites = sinMosaicos || mosaicos === null;
  const limites = useLimites(conLimites);
  const mirada = useMemo(() => (conLimites ? desdeLejos(vista) : vista), [conLimites, vista]);
  // Leaflet takes the answer once, with the map.
  const animar = !useReducedMotion(false, { getInitialValueInEffect: false });
  const conDedo = useMediaQuery('(pointer: coarse)', false, { getInitialValueInEffect: false }) ?? false;
  return (
    <>
      <MapContainer
        center={vista.centro}
        zoom={vista.zoom}
        className={classes.mapa ?? ''}
        style={{ minHeight: alto }}
        scrollWheelZoom={false}
        zoomAnimation={animar}
        fadeAnimation={animar}
        inertia={animar}
        // A map that only shows lets the finger scroll the page.
        dragging={alElegir !== undefined || !conDedo}
        ref={preparar}
      >
        {conLimites ? (
          <>
            <LimitesDePartidos datos={limites.data} />
            <LocalidadesDelMapa />
            <ScaleControl imperial={false} />
          </>
        ) : (
          <TileLayer url={mosaicos} attribution={atribucion} eventHandlers={eventos} />
        )}
        <Mirar vista={mirada} animar={animar} />
        {alElegir && alMover && <Escuchar alElegir={alElegir} alMover={alMover} />}
        {punto && <Marker position={punto} icon={ICONO} keyboard={false} alt="Ubicación de la obra" />}
      </MapContainer>
      {/* its line is there before it says anything: what is under it is not moved from under a finger */}
      <Text c="dimmed" size="sm" role="status" mih="1lh">
        {conLimites && (
          <>
            No llegan las imágenes del mapa{limites.data && ': se ven los límites de los partidos y sus localidades'}.
            {alElegir && ' El punto se puede marcar igual.'}
          </>
        )}
      </Text>
    </>
  );
};

const preparar = (mapa: MapaDeLeaflet | null): void => {
  if (!mapa) return;
  nombrar(mapa);
  // A zoom under way would end on a map that is gone, and stop() does not reach it.
  mapa.on('unload', () => Object.assign(mapa, { _animatingZoom: false }));
};

const nombrar = (mapa: MapaDeLeaflet): void => {
  mapa.attributionControl.setPrefix('<a href="https://leafletjs.com">Leaflet</a>');
  const caja = mapa.getContainer();
  caja.setAttribute('role', 'application');
  caja.setAttribute('aria-label', 'Mapa: las flechas lo mueven, más y menos acercan y alejan');
  const botones = { '.leaflet-control-zoom-in': 'Acercar', '.leaflet-control-zoom-out': 'Alejar' };
  for (const [selector, texto] of Object.entries(botones)) {
    const boton = caja.querySelector(selector);
    boton?.setAttribute('aria-label', texto);
    boton?.setAttribute('title', texto);
  }
};

/** A partido is some fifty kilometres across: nearer than this, no limit would be in sight. */
const ZOOM_DE_PARTIDO = 9;
const desdeLejos = ({ centro, zoom }: Vista): Vista => ({ centro, zoom: Math.min(zoom, ZOOM_DE_PARTIDO) });

const Mirar = ({ vista, animar }: { vista: Vista; animar: boolean }) => {
  const mapa = useMap();
  useEffect(() => {
    mapa.setView(vista.centro, vista.zoom, animar ? undefined : { animate: false });
  }, [mapa, vista, animar]);
  return null;
};

const Escuchar = ({ alElegir, alMover }: Required<Pick<Props, 'alElegir' | 'alMover'>>) => {
  useMapEvents({
    click: ({ latlng }) => alElegir({ lat: latlng.lat, lng: latlng.lng }),
    moveend: ({ target }) => {
      const { lat, lng } = (target as MapaDeLeaflet).getCenter();
      alMover({ lat, lng });
    },
  });
  return null;
};

export default Mapa;
