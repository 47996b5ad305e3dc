import { type FocusEvent, type MouseEvent, useRef } from 'react';

/** A figure is chosen whole on arrival, so that typing replaces it. */
export const useElegirTodo = () => {
  const recienLlegado = useRef(false);
  return {
    onFocus: ({ currentTarget }: FocusEvent<HTMLInputElement>) => {
      recienLlegado.current = true;
      currentTarget.select();
    },
    // The press that brought the focus puts the caret in afterwards.
    onClick: ({ currentTarget }: MouseEvent<HTMLInputElement>) => {
      if (recienLlegado.current) currentTarget.select();
      recienLlegado.current = false;
    },
  };
};
