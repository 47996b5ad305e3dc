import type { PreparacionLeida, TablaLeida } from '@colega/contract/honorarios';
import { Anchor, List, Text } from '@mantine/core';
import { Link } from 'react-router';
import { Seccion } from '../../ui/seccion.tsx';

const A_LA_VISTA = 12;

type Lugar = { clave: string; dicho: string };

const lugarDe = (tablas: readonly TablaLeida[], campo: string): Lugar | null => {
  for (const { clave, titulo, renglones } of tablas) {
    if (clave === campo) return { clave, dicho: titulo };
    const renglon = renglones.find(
      ({ norma, celdas }) => celdas.some((celda) => celda?.ruta === campo) || norma === campo,
    );
    if (renglon) return { clave, dicho: [titulo, ...renglon.nombres.filter((nombre) => nombre !== '')].join(', ') };
  }
  return null;
};

/** What keeps it from being published, each with the way to its table. */
export const PorCorregir = ({ tablas, problemas }: Pick<PreparacionLeida, 'tablas' | 'problemas'>) => {
  if (problemas.length === 0) return null;
  const sobran = problemas.length - A_LA_VISTA;
  return (
    <Seccion titulo={`Por corregir: ${problemas.length}`}>
      <List size="sm">
        {problemas.slice(0, A_LA_VISTA).map(({ campo, mensaje }) => {
          const lugar = lugarDe(tablas, campo);
          return (
            <List.Item key={`${campo} ${mensaje}`}>
              {lugar && (
                <>
                  <Anchor component={Link} to={`?tabla=${lugar.clave}`} replace>
                    {lugar.dicho}
                  </Anchor>
                  {': '}
                </>
              )}
              {mensaje}
            </List.Item>
          );
        })}
      </List>
      {sobran > 0 && <Text size="sm">{`Y ${sobran} más.`}</Text>}
    </Seccion>
  );
};
