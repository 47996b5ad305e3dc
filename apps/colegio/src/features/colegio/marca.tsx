import { type AjusteHecho, type AjustesDelColegio, rutasDeAjustes } from '@colega/contract/colegio';
import { mensajes } from '@colega/contract/mensajes';
import { etiquetaDe } from '@colega/contract/route';
import { explicarFalla } from '@colega/web-kit/lib/api/error-de-api.ts';
import { llamar } from '@colega/web-kit/lib/api/llamar.ts';
import { avisarError, avisarExito } from '@colega/web-kit/ui/avisos/avisos.tsx';
import { BotonDeAccion } from '@colega/web-kit/ui/botones/boton-de-accion.tsx';
import { Group, Text } from '@mantine/core';
import { useRef, useState } from 'react';
import estilos from './muestra.module.css';

type Props = { ajustes: AjustesDelColegio; alReleer: () => Promise<void> };

export const Marca = ({ ajustes: { marca, identidad }, alReleer }: Props) => {
  const entrada = useRef<HTMLInputElement>(null);
  const [cargando, setCargando] = useState(false);
  const hacer = async (pedir: () => Promise<AjusteHecho>): Promise<void> => {
    setCargando(true);
    try {
      avisarExito((await pedir()).message);
    } catch (causa) {
      avisarError(explicarFalla(causa, mensajes.error_de_comunicacion));
    }
    await alReleer();
    setCargando(false);
  };
  const ifMatch = etiquetaDe(marca.version);
  return (
    <>
      <Text size="sm">
        Una imagen en JPG o PNG, de 2 MB como máximo. Se ve desde que se carga, en los dos portales, en las páginas de
        verificación, en las cartas y en los papeles que se impriman.
      </Text>
      {marca.marca_url ? (
        <img className={estilos.marca} src={marca.marca_url} alt={`Marca de ${identidad.nombre}`} />
      ) : (
        <Text>Sin marca propia: va la del programa.</Text>
      )}
      <Group gap="xs">
        <BotonDeAccion
          variant="default"
          ocupado="Un momento…"
          trabajando={cargando}
          alPresionar={() => entrada.current?.click()}
        >
          Cargar una imagen
        </BotonDeAccion>
        {marca.marca_url && (
          <BotonDeAccion
            variant="default"
            ocupado="Un momento…"
            trabajando={cargando}
            alPresionar={() => hacer(() => llamar(rutasDeAjustes.quitarMarca, {}, { ifMatch }))}
          >
            Quitar la marca
          </BotonDeAccion>
        )}
      </Group>
      <input
        ref={entrada}
        type="file"
        hidden
        aria-label="Archivo de la marca"
        accept="image/jpeg,image/png"
        onChange={({ currentTarget }) => {
          const [contenido] = currentTarget.files ?? [];
          currentTarget.value = ''; // the same one may be chosen again
          if (contenido)
            void hacer(() =>
              llamar(rutasDeAjustes.cambiarMarca, { archivo: { nombre: contenido.name, contenido } }, { ifMatch }),
            );
        }}
      />
    </>
  );
};
