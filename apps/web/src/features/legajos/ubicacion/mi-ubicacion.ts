const ESPERA_MS = 15_000;
/** Further than this, the point may be of another parcel (S-877). */
const MARGEN_METROS = 30;

type Donde = { texto: string; margen: string | null } | { porque: string };

const PORQUE: Readonly<Record<number, string>> = {
  1: 'El navegador no dejó ver tu ubicación. Permitila en la configuración del sitio, o escribí la dirección.',
  3: 'Tu ubicación no llegó a tiempo. Probá de nuevo, o escribí la dirección.',
};
const NO_SE_PUDO = 'Este dispositivo no pudo decir dónde estás. Escribí la dirección.';

/** Where the device is, as somebody would paste it. */
export const leerMiUbicacion = (): Promise<Donde> =>
  new Promise((listo) => {
    if (!('geolocation' in navigator)) return listo({ porque: NO_SE_PUDO });
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) =>
        listo({
          texto: `${latitude.toFixed(6)}, ${longitude.toFixed(6)}`,
          margen:
            accuracy > MARGEN_METROS
              ? `Tu ubicación tiene un margen de ${Math.round(accuracy)} metros: revisá el punto en el mapa.`
              : null,
        }),
      ({ code }) => listo({ porque: PORQUE[code] ?? NO_SE_PUDO }),
      { enableHighAccuracy: true, timeout: ESPERA_MS },
    );
  });
