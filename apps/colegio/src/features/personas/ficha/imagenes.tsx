import { mensajes } from '@colega/contract/mensajes';
import { type FichaDePersona, rutasDeActosSobrePersonas } from '@colega/contract/perfil';
import { etiquetaDe } from '@colega/contract/route';
import { explicarFalla } from '@colega/web-kit/lib/api/error-de-api.ts';
import { llamar } from '@colega/web-kit/lib/api/llamar.ts';
import { avisarError, avisarExito } from '@colega/web-kit/ui/avisos/avisos.tsx';
import { BotonDeAccion } from '@colega/web-kit/ui/botones/boton-de-accion.tsx';
import { Group, Stack, Text } from '@mantine/core';
import { useRef, useState } from 'react';
import { useOperador } from '../../../lib/operador.ts';
import { Accion, Seccion } from '../../../ui/seccion.tsx';
import { crearRechazo, crearVerificacion } from '../actos/de-verificacion.ts';
import estilos from './imagenes.module.css';
import type { PropsDeSeccion } from './props-de-seccion.ts';
import { Verificacion } from './verificacion.tsx';

type Que = 'foto' | 'firma';
const { cargarFoto, cargarFirma } = rutasDeActosSobrePersonas;
const RUTA = { foto: cargarFoto, firma: cargarFirma } as const;
const IMAGEN = { foto: 'imagen_perfil', firma: 'firma' } as const;
const NOMBRE = { foto: 'Foto', firma: 'Firma' } as const;

export const Imagenes = ({ alReleer, ...partes }: PropsDeSeccion & { alReleer: () => Promise<void> }) => (
  <Seccion titulo="Foto y firma">
    <Text size="sm">Hasta que se verifican no se imprimen ni se publican.</Text>
    <Group align="flex-start" gap="lg">
      {(['foto', 'firma'] as const).map((que) => (
        <UnaImagen key={que} que={que} alReleer={alReleer} {...partes} />
      ))}
    </Group>
  </Seccion>
);

const UnaImagen = ({
  que,
  ficha,
  alActuar,
  alReleer,
}: PropsDeSeccion & { que: Que; alReleer: () => Promise<void> }) => {
  const puede = useOperador().permisos.includes('personas.registrar');
  const estado = ficha.verificacion[que];
  const imagen = ficha[IMAGEN[que]];
  const de = `${ficha.nombre} ${ficha.apellido}`;
  return (
    <Stack gap="xs" align="flex-start">
      {imagen ? (
        <img className={estilos[que]} src={imagen.content_url} alt={`${NOMBRE[que]} de ${de}`} />
      ) : (
        <div className={estilos.falta}>{`Sin ${que}`}</div>
      )}
      <Verificacion estado={estado} />
      {puede && (
        <Group gap="xs">
          <Cargar que={que} ficha={ficha} alReleer={alReleer} />
          {estado === 'por_verificar' && (
            <>
              <Accion de={`la ${que}`} alPresionar={() => alActuar(crearVerificacion(ficha, { que }))}>
                Verificar
              </Accion>
              <Accion de={`la ${que}`} alPresionar={() => alActuar(crearRechazo(ficha, { que }))}>
                Rechazar
              </Accion>
            </>
          )}
        </Group>
      )}
    </Stack>
  );
};

type DeCarga = { que: Que; ficha: FichaDePersona; alReleer: () => Promise<void> };

const Cargar = ({ que, ficha: { id, version }, alReleer }: DeCarga) => {
  const entrada = useRef<HTMLInputElement>(null);
  const [cargando, setCargando] = useState(false);
  const cargar = async (contenido: File): Promise<void> => {
    setCargando(true);
    try {
      const archivo = { nombre: contenido.name, contenido };
      const hecho = await llamar(RUTA[que], { params: { id }, archivo }, { ifMatch: etiquetaDe(version) });
      avisarExito(hecho.message);
    } catch (causa) {
      avisarError(explicarFalla(causa, mensajes.error_de_comunicacion));
    }
    await alReleer();
    setCargando(false);
  };
  return (
    <>
      <BotonDeAccion
        variant="default"
        size="compact-md"
        mih={36}
        ocupado="Cargando…"
        trabajando={cargando}
        alPresionar={() => entrada.current?.click()}
      >
        {`Cargar la ${que}`}
      </BotonDeAccion>
      <input
        ref={entrada}
        type="file"
        hidden
        aria-label={`Archivo de la ${que}`}
        accept="image/jpeg,image/png,image/webp"
        onChange={({ currentTarget }) => {
          const [archivo] = currentTarget.files ?? [];
          currentTarget.value = ''; // the same one may be chosen again
          if (archivo) void cargar(archivo);
        }}
      />
    </>
  );
};
