import type { PasoDelColegio } from '@colega/domain/colegio';
import { BotonEnlace } from '@colega/web-kit/ui/botones/boton-enlace.tsx';
import { Group, Text } from '@mantine/core';
import type { ComponentType } from 'react';
import { DIRECCIONES } from '../../../lib/direcciones.ts';
import { useOperador } from '../../../lib/operador.ts';
import { Seccion } from '../../../ui/seccion.tsx';
import {
  ParteDistritos,
  ParteIdentidad,
  ParteMarca,
  ParteOficinas,
  PartePlazos,
  ParteRubros,
  ParteTextos,
  type PropsDeParte,
} from '../partes.tsx';

const ParteCuentas = () => {
  const { permisos } = useOperador();
  return (
    <Seccion titulo="Códigos de cuenta">
      <Text>
        El libro lleva cuentas propias. Si quien lleva la contabilidad usa otros códigos, se dicen en Tesorería, y con
        ellos sale el diario. Lo hace quien tenga el rol de tesorería: si todavía no está, agregalo.
      </Text>
      <Group>
        {permisos.includes('libro.ver') && (
          <BotonEnlace variant="default" to={DIRECCIONES.codigos}>
            Ir a los códigos de cuenta
          </BotonEnlace>
        )}
        <BotonEnlace variant="default" to={DIRECCIONES.usuarios}>
          Ir a Usuarios y roles
        </BotonEnlace>
      </Group>
    </Seccion>
  );
};

export const DE_CADA_PASO: Readonly<Record<PasoDelColegio, { porque: string; Parte: ComponentType<PropsDeParte> }>> = {
  identidad: {
    porque: 'Es lo que dice cada pantalla, cada papel y cada carta. El CUIT es el que figura en los cupones.',
    Parte: ParteIdentidad,
  },
  marca: {
    porque:
      'Se ven en el ingreso, en el encabezado y en las páginas que abre un QR. La marca va también en los papeles.',
    Parte: ParteMarca,
  },
  distritos: {
    porque:
      'Cada matriculado y cada legajo es de un distrito, y un operador puede ser de uno solo. Si el Colegio no se divide, dejá uno.',
    Parte: ParteDistritos,
  },
  oficinas: {
    porque: 'A dónde ir y a dónde llamar. Cualquiera las ve sin ingresar.',
    Parte: ParteOficinas,
  },
  rubros: {
    porque: 'En cuáles se cargan legajos. Uno alcanza.',
    Parte: ParteRubros,
  },
  plazos: {
    porque: 'En cuántos días el Colegio atiende cada cosa, y cuánto tiene un matriculado para responder.',
    Parte: PartePlazos,
  },
  textos: {
    porque: 'Lo que va al pie de las cartas y lo que dice cada una. Los que vienen sirven: se pueden cambiar después.',
    Parte: ParteTextos,
  },
  cuentas: { porque: 'Para que el libro hable como la contabilidad del Colegio.', Parte: ParteCuentas },
};
